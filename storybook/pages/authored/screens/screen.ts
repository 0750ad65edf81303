import type { Authored } from '../authored.ts'

export type ScreenPart = readonly [name: string, selector: string]

/** Everything else on a screen's page is read from the sources. */
export interface AuthoredScreen extends Omit<Authored, 'opened' | 'live'> {
  for: string
  says: string
  parts: readonly ScreenPart[]
  /** Height in px. Default: 560. */
  height?: number
  /** True if the picture takes the whole width, because its parts would be invisible on a narrow one. */
  isWide?: boolean
}

type Keys = readonly (readonly [keys: string, does: string])[]

/** Keys in every sheet and dialog. */
export const inSheet: Keys = [
  ['Tab', 'moves through the sheet and stays in it'],
  ['Esc', 'closes it; the focus returns to what opened it'],
]
/** Keys on a page of markets: docs/keys.md. */
export const onPrices: Keys = [
  ['Tab, Shift Tab', 'move to the next market and to the one before'],
  ['Arrows', 'move to the next price in that direction, also in the next market'],
  ['Home, End', 'move to the first and the last price of the runner'],
  ['B, L', 'back and lay the runner at its best price; Yes and No of a session'],
  ['Enter, Space', 'take this price'],
  ['0 to 9', 'type a stake for the selection in the slip'],
]
