import type { CasinoKind } from '@kit/sdk/contract'
import type { CasinoName } from '@kit/ui'
import type { CasinoListType } from './casinoLists.ts'

export const kindIcons: Readonly<Record<CasinoKind, CasinoName>> = {
  live: 'live',
  crash: 'crash',
  virtual: 'dice',
  slot: 'slots',
  lottery: 'lottery',
}

export const listIcons: Readonly<Record<CasinoListType, CasinoName>> = {
  ...kindIcons,
  top: 'cards',
  premium: 'jackpot',
}
