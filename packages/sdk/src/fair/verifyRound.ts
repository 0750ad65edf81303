import type { CasinoOutcome } from '../contract/index.ts'
import { createDraws, hashOfSeed } from './draws.ts'
import { crash } from './games/crash.ts'
import { payoutOf } from './payout.ts'
import { rulesOf } from './rules.ts'

/** A round as its receipt states it. What is not stated is not compared. */
export interface RoundClaim {
  /** A name of `rules`. */
  rules: string
  /** The commitment that was shown before the stake. */
  serverSeedHash: string
  serverSeed: string
  clientSeed: string
  /** Shared rounds: the commitment of the chain that the seed is from. */
  chainCommitment?: string | undefined
  /** Position of the seed in the chain, from 1. */
  chainPosition?: number | undefined
  /** The outcome, as text. */
  outcome?: string | undefined
  /** The id of what was bet on. */
  selection?: string | undefined
  /** The height at which a kite was taken in by hand, in hundredths. */
  cashOut?: number | undefined
  /** Stake in minor units. */
  stake?: bigint | undefined
  /** Won or lost, in minor units. */
  result?: bigint | undefined
}

/** One recomputed value, with the value stated in the receipt. */
export interface Check {
  what: 'commit' | 'chain' | 'outcome' | 'result'
  isRight: boolean
  stated: string
  computed: string
}

export type Verdict =
  | { kind: 'unknown-rules' }
  | { kind: 'unknown-selection' }
  | { kind: 'checked'; isRight: boolean; outcome: CasinoOutcome; checks: readonly Check[] }

const check = (what: Check['what'], stated: string, computed: string): Check => ({
  what,
  stated,
  computed,
  isRight: stated === computed,
})

/** Hashed once for each position, a seed of a chain gives the chain's commitment. */
function committedBy(serverSeed: string, position: number): string {
  let hash = serverSeed
  for (let place = 0; place < position; place++) hash = hashOfSeed(hash)
  return hash
}

/**
 * Returns the payout per 100. A crash bet cashed out by hand pays the height, if the round had not
 * crashed yet.
 */
function paidOn({ rules, selection = '', cashOut, serverSeed, clientSeed }: RoundClaim): number {
  const draws = createDraws(serverSeed, clientSeed)
  if (cashOut !== undefined && rulesOf(rules) === crash)
    return cashOut <= crash.crashPointOf(draws) ? cashOut : 0
  return rulesOf(rules)?.draw(draws).pays(selection) ?? 0
}

/** Recomputes a round from its seeds, by the same code that decided it, and compares it with what is stated. */
export function verifyRound(claim: RoundClaim): Verdict {
  const { serverSeed, clientSeed, serverSeedHash, outcome, selection, stake, result } = claim
  const rules = rulesOf(claim.rules)
  if (!rules) return { kind: 'unknown-rules' }
  if (selection !== undefined && !rules.find(selection)) return { kind: 'unknown-selection' }
  const drawn = rules.draw(createDraws(serverSeed, clientSeed))
  const checks = [check('commit', serverSeedHash.toLowerCase(), hashOfSeed(serverSeed))]
  const { chainCommitment, chainPosition } = claim
  if (chainCommitment !== undefined && chainPosition !== undefined)
    checks.push(check('chain', chainCommitment.toLowerCase(), committedBy(serverSeed, chainPosition)))
  if (outcome !== undefined) checks.push(check('outcome', outcome, drawn.outcome.text))
  if (selection !== undefined && stake !== undefined && result !== undefined)
    checks.push(check('result', String(result), String(payoutOf(stake, paidOn(claim)) - stake)))
  return {
    kind: 'checked',
    outcome: drawn.outcome,
    checks,
    isRight: checks.every(({ isRight }) => isRight),
  }
}
