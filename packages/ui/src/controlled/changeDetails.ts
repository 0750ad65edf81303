import type { SyntheticEvent } from 'react'

/** Reason why a value changed, and the event that caused it if any. */
export interface ChangeDetails<Reason extends string> {
  reason: Reason
  event?: Event | SyntheticEvent | undefined
}
