import { allGroup, type CasinoGame } from '@kit/sdk/contract'

/** What a list is narrowed to. */
export interface Filter {
  /** A kind, a sub-provider, or `allGroup`. */
  type: string
  provider: string
}
export const noFilter: Filter = { type: allGroup, provider: allGroup }

const isOf = (chosen: string, value: string): boolean => chosen === allGroup || chosen === value

/** The games of a list that a filter leaves; the list itself when it leaves all. */
export const filtered = (games: readonly CasinoGame[], { type, provider }: Filter): readonly CasinoGame[] =>
  type === allGroup && provider === allGroup
    ? games
    : games.filter((game) => isOf(type, game.kind) && isOf(provider, game.subProvider))
