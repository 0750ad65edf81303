import type { SyntheticEvent } from 'react'

/** Why a value changed, and the event behind it where there is one. */
export interface ChangeDetails<Reason extends string> {
  reason: Reason
  event?: Event | SyntheticEvent | undefined
}
