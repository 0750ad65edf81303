import type { Minor, Side } from '@kit/sdk/contract'

/** A bet in the book. Profit and liability were rounded when the bet was made and never change. */
export interface BookedBet {
  runnerId: string
  side: Side
  profit: Minor
  liability: Minor
}

export interface Book {
  /**
   * The outcome in minor units if that runner wins. With several winners: if it is among them and the other winners are
   * the worst possible.
   */
  byRunner: Map<string, Minor>
  /** The most the bets can lose, in minor units, never negative. */
  exposure: Minor
}

const whenItWins = (bet: BookedBet): Minor => (bet.side === 'back' ? bet.profit : -bet.liability)
const whenItLoses = (bet: BookedBet): Minor => (bet.side === 'back' ? -bet.liability : bet.profit)

const sum = (amounts: readonly Minor[]): Minor => amounts.reduce((total, amount) => total + amount, 0n)

/**
 * Returns the book of a winner market: the outcome of the bets for each runner if it wins, and the worst case.
 * `runnerIds` are the runners that can still win (without removed ones); bets on others count as void. Exactly
 * `numberOfWinners` of them win. Source: Q-013 and invariant "exposure is the worst case per open market".
 */
export function marketBook(
  bets: readonly BookedBet[],
  runnerIds: readonly string[],
  numberOfWinners = 1,
): Book {
  // Starts from "every runner loses"; each winner then changes the outcome by its own swing.
  const swing = new Map(runnerIds.map((id) => [id, 0n]))
  let everybodyLoses = 0n
  for (const bet of bets) {
    const current = swing.get(bet.runnerId)
    if (current === undefined) continue
    everybodyLoses += whenItLoses(bet)
    swing.set(bet.runnerId, current + whenItWins(bet) - whenItLoses(bet))
  }

  const worstFirst = [...swing.values()].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  const winners = Math.min(numberOfWinners, runnerIds.length)
  const worst = everybodyLoses + sum(worstFirst.slice(0, winners))

  const byRunner = new Map<string, Minor>()
  for (const [id, own] of swing) {
    const others = worstFirst.toSpliced(worstFirst.indexOf(own), 1)
    byRunner.set(id, everybodyLoses + own + sum(others.slice(0, Math.max(0, winners - 1))))
  }
  return { byRunner, exposure: worst < 0n ? -worst : 0n }
}
