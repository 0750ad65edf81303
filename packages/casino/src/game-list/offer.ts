import { casinoCategories, offeredGames, type CasinoGame } from '@kit/sdk/contract'

export interface OfferRules {
  /** ROLE-021: excludes the games of the European casino. */
  europeanCasinoDisabled: boolean
  /** The provider of the European casino's games. Source: Q-098. */
  europeanProviderId: string
  /** `casino.disabledWageringGameTypes`: kinds (`slot`) or their names (`Slot Games`). */
  disabledWageringGameTypes: readonly string[]
  /** True if the player has a wager bonus. Only then does the list above hide games. */
  hasWagerBonus: boolean
}

/** Several providers may use the same code. */
export const gameKeyOf = ({ id, code }: Pick<CasinoGame, 'id' | 'code'>): string => `${id}/${code}`

/** Each once, in the operator's order (ROLE-021, Q-097, Q-098). */
export function offerOf(
  games: readonly CasinoGame[],
  { europeanCasinoDisabled, europeanProviderId, disabledWageringGameTypes, hasWagerBonus }: OfferRules,
): CasinoGame[] {
  const seen = new Set<string>()
  const hidden = new Set(hasWagerBonus ? disabledWageringGameTypes : [])
  return offeredGames(games, [{ europeanCasinoDisabled }], europeanProviderId).filter((game) => {
    const key = gameKeyOf(game)
    if (seen.has(key) || hidden.has(game.kind) || hidden.has(casinoCategories[game.kind])) return false
    seen.add(key)
    return true
  })
}
