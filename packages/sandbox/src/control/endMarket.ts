import type { RunnerStatus } from '@kit/sdk/contract'
import { marketClosed, marketUnknown, runnerRemoved, runnerUnknown } from '../bets/failures.ts'
import { rollBackSettlement } from '../bets/rollBackSettlement.ts'
import { settleMarket, voidMarket } from '../bets/settleMarket.ts'
import { standingSettlement } from '../bets/settlementStore.ts'
import type { Database } from '../database/schema.ts'
import { Refused } from '../http/refused.ts'
import { lockMarket, runnersOf, setHeld } from '../markets/catalogue.ts'

type Outcome = ReadonlyMap<string, RunnerStatus>

const settlementDiffers = () =>
  new Refused(409, {
    message: 'The market does not stand ended by this settlement',
    code: 'settlement-differs',
    field: 'settlement',
  })

async function lockOpen(tx: Database, marketId: string): Promise<void> {
  const found = await lockMarket(tx, marketId, 'update')
  if (!found) throw marketUnknown()
  if (found.state !== 'open') throw marketClosed()
}

/** Settles an open market: these runners won, all others that ran lost. Gives whose bets it ended, and the outcome. */
export async function settleByHand(
  tx: Database,
  { marketId, winners, at }: { marketId: string; winners: readonly string[]; at: Date },
): Promise<{ players: string[]; outcome: Outcome }> {
  await lockOpen(tx, marketId)
  const runners = await runnersOf(tx, marketId)
  for (const winner of winners) {
    const runner = runners.find(({ id }) => id === winner)
    if (!runner) throw runnerUnknown('winners')
    if (runner.status === 'removed') throw runnerRemoved()
  }
  const outcome = new Map<string, RunnerStatus>(
    runners
      .filter(({ status }) => status !== 'removed')
      .map(({ id }) => [id, winners.includes(id) ? 'winner' : 'loser']),
  )
  return { players: await settleMarket(tx, { marketId, outcome, by: 'operator', at }), outcome }
}

/** Ends an open market without a result. Gives whose bets it ended. */
export async function voidByHand(
  tx: Database,
  { marketId, reason, at }: { marketId: string; reason: string; at: Date },
): Promise<{ players: string[]; outcome: Outcome }> {
  await lockOpen(tx, marketId)
  return { players: await voidMarket(tx, { marketId, reason, by: 'operator', at }), outcome: new Map() }
}

/** Takes the standing settlement back and holds the market: it waits for another word. Gives whose bets are open again. */
export async function rollBackByHand(
  tx: Database,
  { marketId, settlement, at }: { marketId: string; settlement: number; at: Date },
): Promise<{ players: string[]; runners: Outcome }> {
  if (!(await lockMarket(tx, marketId, 'update'))) throw marketUnknown()
  if ((await standingSettlement(tx, marketId))?.number !== settlement) throw settlementDiffers()
  const players = await rollBackSettlement(tx, { marketId, number: settlement, at })
  await setHeld(tx, marketId, true)
  const runners = await runnersOf(tx, marketId)
  return { players, runners: new Map(runners.map(({ id, status }) => [id, status])) }
}
