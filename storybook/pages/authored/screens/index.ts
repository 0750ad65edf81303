import { account } from './account.ts'
import { casino } from './casino.ts'
import { events } from './events.ts'
import { markets } from './markets.ts'
import type { AuthoredScreen } from './screen.ts'
import { slip } from './slip.ts'
import { wallet } from './wallet.ts'

/** What is written about each part of a feature, by its name. */
export const screens: Readonly<Record<string, AuthoredScreen>> = {
  ...markets,
  ...events,
  ...slip,
  ...account,
  ...wallet,
  ...casino,
}
