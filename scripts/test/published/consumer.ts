// A site outside this repository: it sees what `npm run build` leaves in each dist, never the source.
import { account } from '@kit/account/feature'
import { betting } from '@kit/betting/feature'
import { divideHalfEven } from '@kit/betting/rules'
import type { Market } from '@kit/sdk/contract'
import { homeQuery } from '@kit/sdk/query'
import type { Feature } from '@kit/shell/feature'
import { layers } from '@kit/tokens'
import { aurora } from '@kit/tokens/brands/aurora'
import { Button } from '@kit/ui'

export const features: Feature[] = [account(), betting()]
export const parts = { aurora, layers, Button, divideHalfEven, homeQuery }
export type Prices = Market['runners'][number]['back']
