import { account } from './account.ts'
import { casino } from './casino.ts'
import { charts } from './charts.ts'
import { events } from './events.ts'
import { history } from './history.ts'
import { markets } from './markets.ts'
import { orders } from './orders.ts'
import { shell } from './shell.ts'
import { slip } from './slip.ts'
import { staff } from './staff.ts'
import { wallet } from './wallet.ts'
import type { AuthoredScreen } from './screen.ts'

export const screens: Readonly<Record<string, AuthoredScreen>> = {
  ...markets,
  ...events,
  ...slip,
  ...orders,
  ...charts,
  ...account,
  ...history,
  ...staff,
  ...wallet,
  ...casino,
  ...shell,
}
