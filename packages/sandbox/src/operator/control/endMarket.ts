import type { RunnerStatus } from '@kit/sdk/contract'
import { marketClosed, marketUnknown, runnerRemoved, runnerUnknown } from '../bets/failures.ts'
import { rollBackSettlement } from '../bets/rollBackSettlement.ts'
import { settleMarket, voidMarket } from '../bets/settleMarket.ts'
import { currentSettlement } from '../bets/settlementStore.ts'
import { requiredWinners, resultFault } from '../bets/result.ts'
import type { Database, MarketRow, RunnerRow } from '../database/schema.ts'
import { Refused } from '../http/refused.ts'
import { lockMarket, runnersOf, setHeld } from '../markets/catalogue.ts'
import type { Outcome } from '../markets/marketState.ts'

const settlementDiffers = () =>
  new Refused(409, {
    message: 'This settlement did not end the market',
    code: 'settlement-differs',
    field: 'settlement',
  })

const wrongResult = (type: MarketRow['type']) =>
  new Refused(409, {
    message: type === 'session' ? 'A session is settled by its run' : 'This market is settled by its winners',
    code: 'wrong-result',
    field: type === 'session' ? 'run' : 'winners',
  })

const tooManyWinners = (places: number) =>
  new Refused(409, {
    message: `This market has ${places === 1 ? 'one winner' : `${places} winners`}: say so if they tied`,
    code: 'too-many-winners',
    field: 'winners',
    details: { places },
  })

const tooFewWinners = (places: number) =>
  new Refused(409, {
    message: `This market needs ${places === 1 ? 'a winner' : `${places} winners`}. Name them all, or make the market void`,
    code: 'too-few-winners',
    field: 'winners',
    details: { places },
  })

const tiesUnnamed = (places: number) =>
  new Refused(409, {
    message: 'Say which of the winners tied: they share the last places, and the others are paid in full',
    code: 'ties-unnamed',
    field: 'tied',
    details: { places },
  })

async function lockOpen(tx: Database, marketId: string): Promise<MarketRow> {
  const found = await lockMarket(tx, marketId)
  if (!found) throw marketUnknown()
  if (found.state !== 'open') throw marketClosed()
  return found
}

export interface HandResult {
  marketId: string
  winners: readonly string[]
  /** True if more winners tied than the market has places. */
  isDeadHeat: boolean
  /** The winners that tied. Empty in a market with one place, where all of them did. */
  tied: readonly string[]
  run?: number | undefined
}

/**
 * Settles an open market by its winners (all other runners lose), or a session by its run. Returns the
 * players whose bets ended, and the outcome.
 */
export async function settleByHand(
  tx: Database,
  { marketId, winners, isDeadHeat, tied, run, at }: HandResult & { at: Date },
): Promise<{ players: string[]; outcome: Outcome }> {
  const { type, numberOfWinners } = await lockOpen(tx, marketId)
  if ((type === 'session') !== (run !== undefined) || (run === undefined) !== winners.length > 0)
    throw wrongResult(type)
  if (new Set(winners).size > numberOfWinners && !isDeadHeat) throw tooManyWinners(numberOfWinners)
  const runners = await runnersOf(tx, marketId)
  const outcome = run === undefined ? winnersOutcome(runners, winners) : { run }
  const result = { outcome, ...(tied.length > 0 && { tied: [...new Set(tied)] }) }
  const field = { numberOfWinners, runners }
  const fault = resultFault(result, field)
  if (fault === 'too-few-winners') throw tooFewWinners(requiredWinners(field))
  if (fault === 'ties-unnamed') throw tiesUnnamed(numberOfWinners)
  return { players: await settleMarket(tx, { marketId, ...result, by: 'operator', at }), outcome }
}

function winnersOutcome(runners: readonly RunnerRow[], winners: readonly string[]): Outcome {
  for (const winner of winners) {
    const runner = runners.find(({ id }) => id === winner)
    if (!runner) throw runnerUnknown('winners')
    if (runner.status === 'removed') throw runnerRemoved()
  }
  return new Map<string, RunnerStatus>(
    runners
      .filter(({ status }) => status !== 'removed')
      .map(({ id }) => [id, winners.includes(id) ? 'winner' : 'loser']),
  )
}

/** The players are those whose bets ended. */
export async function voidByHand(
  tx: Database,
  { marketId, reason, at }: { marketId: string; reason: string; at: Date },
): Promise<{ players: string[]; outcome: Outcome }> {
  await lockOpen(tx, marketId)
  return { players: await voidMarket(tx, { marketId, reason, by: 'operator', at }), outcome: new Map() }
}

/**
 * Rolls the current settlement back and suspends the market until it is settled again. Returns the players
 * whose bets are open again.
 */
export async function rollBackByHand(
  tx: Database,
  { marketId, settlement, at }: { marketId: string; settlement: number; at: Date },
): Promise<{ players: string[]; runners: ReadonlyMap<string, RunnerStatus> }> {
  if (!(await lockMarket(tx, marketId))) throw marketUnknown()
  if ((await currentSettlement(tx, marketId))?.number !== settlement) throw settlementDiffers()
  const players = await rollBackSettlement(tx, { marketId, number: settlement, at })
  await setHeld(tx, marketId, true)
  const runners = await runnersOf(tx, marketId)
  return { players, runners: new Map(runners.map(({ id, status }) => [id, status])) }
}
