import type { RulePictures } from '../../pictures.tsx'
import { account } from './account.tsx'
import { casino } from './casino.tsx'
import { charts } from './charts.tsx'
import { events } from './events.tsx'
import { history } from './history.tsx'
import { markets } from './markets.tsx'
import { orders } from './orders.tsx'
import { shell } from './shell.tsx'
import { slip } from './slip.tsx'
import { staff } from './staff.tsx'
import { wallet } from './wallet.tsx'

/** Each shows a line of a screen's rules. */
export const screenPictures: Readonly<Partial<Record<string, RulePictures>>> = {
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
