import type { RulesItem } from '@kit/sdk/contract'

// The house rules. A line starting with `*` is bold, with `!` a warning.

const warning = '#c62828'

function lineOf(text: string): RulesItem['content'][number] {
  if (text.startsWith('*')) return { message: text.slice(1).trim(), isBold: true, color: '' }
  if (text.startsWith('!')) return { message: text.slice(1).trim(), isBold: true, color: warning }
  return { message: text, isBold: false, color: '' }
}

const part = (title: string, text: string): RulesItem => ({
  title,
  content: text.trim().split(/\n\s*/).map(lineOf),
})

export const rules: RulesItem[] = [
  part(
    'General',
    `* A bet stands when the operator has accepted it, and not before.
    Every bet waits for the market's bet delay. Price, status, limits and balance are checked again after it; when the price has moved against the order, the bet is refused.
    A bet that was accepted cannot be taken back by the player.
    Stakes must lie between the least and the most of the market, and below the caps of the account.
    Points reserved for open bets are shown as exposure and cannot be staked twice.
    ! A result that proves wrong is corrected: bets are settled again, and points that were paid by mistake are taken back.
    A market that cannot be decided is void, and every stake comes back.`,
  ),
  part(
    'Exchange',
    `Back wins stake times odds less the stake when the runner wins. Lay wins the stake when the runner does not win, and risks stake times odds less the stake.
    With dead heats the winnings are shared among the runners that tied.
    Bets on a runner that is withdrawn are void. Commission, where a domain takes it, is on the net win of a market.`,
  ),
  part(
    'Bookmaker and sessions',
    `* Odds are for a stake of 100.
    Back wins odds for every 100 staked and risks the stake; lay is the other way round.
    A session asks for a number of runs. Yes wins when the result is the run of the bet or more, no wins when it is less.
    A session that is not completed, because of the weather or an early end, is void unless its result was reached before.`,
  ),
  part(
    'Cricket',
    `Match odds follow the official result. A match without a result is void; where a tie is decided by a super over, the super over decides.
    When the number of overs is cut before a session's overs begin, the session is void.
    Runs count as the official scorer gives them, extras and penalty runs with them, unless the market says a batter's runs.
    A batter's market stands once the batter has faced a ball; retired hurt counts the runs made so far.`,
  ),
  part(
    'Football',
    `Markets are for ninety minutes with added time. Extra time and penalties count only where the market's name says so.
    A match that is not finished on its day is void, but for markets that were decided before it stopped.
    Goals count as the referee gives them. Own goals count for the side they are given to.`,
  ),
  part(
    'Tennis',
    `A bet on the match stands when one set has been completed. When a player retires after that, the other one is the winner.
    A change of court, surface or time does not make bets void.
    Bets on a set are void unless the set was completed or its winner certain.`,
  ),
  part(
    'Horse and greyhound racing',
    `The result is the one announced at the end of the race, after the weighing-in. Later disqualifications do not count.
    A runner that does not start is withdrawn: bets on it are void, and the other bets stand at their odds.
    A race that is not run, or is declared void, makes all bets void.`,
  ),
  part(
    'Politics and specials',
    `The market's own description says what decides it, and who announces it.
    When what was asked for is put off beyond the date of the description, the market is void.`,
  ),
  part(
    'Casino',
    `* Every round can be checked.
    The hash of the operator's seed is shown before the stake. With the player's seed it decides the round, and it is told when the round is over.
    A round that a failure of the operator interrupted is finished by its seeds where nothing was left to choose, and is void where the player had a choice left.
    What a game pays is shown in the game, and is the same for everybody.`,
  ),
  part(
    'Payments and accounts',
    `One person has one account, and plays with points of the own account only.
    A deposit counts when it is approved; a transaction reference can be used once.
    A withdrawal is paid to an account in the player's own name. Its points wait from the request on.
    A bonus is for who meets its terms when the deposit is approved.
    ! Play only with what you can afford to lose. Set a limit, or ask us to close the account, when play stops being fun.`,
  ),
]
