import type { Bet, BetOwner, CasinoBet, Minor } from '@kit/sdk/contract'

/** A bet of a list: of the exchange, or of the casino. Staff see whose it is. */
export type BetLine = { player?: BetOwner | undefined } & (
  | { kind: 'sports'; bet: Bet; count: number }
  | { kind: 'casino'; bet: CasinoBet }
)

type Owned = { player?: BetOwner }

export const sportsLine = (bet: Bet & Owned): BetLine => ({
  kind: 'sports',
  bet,
  count: 1,
  player: bet.player,
})
export const casinoLine = (bet: CasinoBet & Owned): BetLine => ({ kind: 'casino', bet, player: bet.player })

/** The most a bet can lose, minor units: in the casino that is the stake. */
export const liabilityOf = (line: BetLine): Minor =>
  line.kind === 'sports' ? line.bet.liability : line.bet.stake

/** When a line last changed: when it was placed while it is open, when it ended afterwards. ISO 8601. */
export const momentOf = ({ bet }: BetLine): string => (bet.state === 'open' ? bet.createdAt : bet.updatedAt)

const moment: Intl.DateTimeFormatOptions = {
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
}

/** A moment by the reader's clock; what is no date shows nothing. */
export function momentText(iso: string): string {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? '' : new Intl.DateTimeFormat('en-GB', moment).format(date)
}
