import { dice } from './games/dice.ts'
import { fiveReels } from './games/fiveReels.ts'
import type { GameRules } from './games/game.ts'
import { crash } from './games/crash.ts'
import { lottery } from './games/lottery.ts'
import { luckySeven } from './games/luckySeven.ts'
import { reels } from './games/reels.ts'
import { roulette } from './games/roulette.ts'
import { teenPatti } from './games/teenPatti.ts'

/**
 * The rules of rounds, by the name that a round states. A name is permanent: rules that pay
 * differently get another name.
 */
export const rules = {
  dice,
  'five-reels': fiveReels,
  kite: crash,
  lottery,
  'lucky-seven': luckySeven,
  reels,
  roulette,
  'teen-patti': teenPatti,
} as const satisfies Record<string, GameRules>

export type RulesName = keyof typeof rules

export const rulesNames = Object.keys(rules) as RulesName[]

const isName = (name: string): name is RulesName => Object.hasOwn(rules, name)

/** The rules of this name; undefined for a name that is not known here. */
export const rulesOf = (name: string): GameRules | undefined => (isName(name) ? rules[name] : undefined)

/** The name of these rules. */
export const nameOfRules = (asked: GameRules): string =>
  rulesNames.find((name) => rules[name] === asked) ?? ''
