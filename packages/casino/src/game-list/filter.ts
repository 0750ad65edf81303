import { allGroup, type CasinoGame } from '@kit/sdk/contract'

export interface Filter {
  /** A kind, a sub-provider, or `allGroup`. */
  type: string
  provider: string
}
export const noFilter: Filter = { type: allGroup, provider: allGroup }

const isOf = (chosen: string, value: string): boolean => chosen === allGroup || chosen === value

export const filtered = (games: readonly CasinoGame[], { type, provider }: Filter): readonly CasinoGame[] =>
  type === allGroup && provider === allGroup
    ? games
    : games.filter((game) => isOf(type, game.kind) && isOf(provider, game.subProvider))
