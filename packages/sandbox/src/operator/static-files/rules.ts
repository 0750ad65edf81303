import type { RulesItem } from '@kit/sdk/contract'

// The operator's rules. A line starting with `*` is bold, with `!` a warning.

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
    Every bet waits for the bet delay of its market and of the account. Price, status, limits and balance are checked again after it. The bet is then placed at the requested price or a better one; when only a worse price is left, it is refused, unless the player accepts worse prices in the slip.
    A bet that was accepted cannot be withdrawn by the player.
    Stakes must lie between the least and the most of the market, and below the caps of the account.
    The points that open bets can lose together are shown as exposure. They cannot be staked twice.
    Amounts are counted in hundredths of a point. A fraction of a hundredth is rounded half up, once, when the bet is made.
    An event is in play from one minute before its scheduled start.
    ! A result that proves wrong is corrected: bets are settled again, and points that were paid by mistake are taken back.
    A market that cannot be decided is void, and every stake comes back.`,
  ),
  part(
    'Exchange',
    `A back wins the stake times the odds less one when the runner wins, and risks the stake. A lay is the other side: it wins the stake when the runner does not win, and risks what the back would win.
    With a back of 100 at 2.50, 150 can be won and 100 lost. With a lay of 100 at 2.50, 100 can be won and 150 lost.
    In a dead heat more runners win than the market has places. Of each winner's stake, the share of the places wins at the full odds and the rest loses: with two winners for one place, one half each.
    Bets on a runner that is withdrawn are void.`,
  ),
  part(
    'Bookmaker and sessions',
    `* Odds are for a stake of 100.
    A back wins the odds for every 100 staked and risks the stake; a lay is the other way round.
    A session asks for a number of runs. Yes wins when the result is the run of the bet or more, No when it is less.
    An innings ends by itself when ten batters are out or retired, its overs are bowled, its target is reached, or it is declared. A session that is still open then is settled by the score reached.
    When rain, time or an umpire cuts an innings short, sessions that were not decided by then are void, for Yes and for No.
    A session on the runs of one over is settled by that over. An over without a bowled ball is void.`,
  ),
  part(
    'Cricket',
    `A market on the match pays the winner, whether it was won by play, in a super over, by the count of boundaries after it, in a bowl-out, by a rain rule or by an award.
    A draw is a runner of its own where one is possible. A tie that nothing decides, and a match without a result, are void.
    When rain reduces the overs, sessions on overs that are not bowled any more are void.
    Runs count as the official scorer gives them, extras and penalty runs with them, unless the market names the runs of a batter.
    The runs of a batter are those the batter has scored, out or not out; retired hurt ends them. While a ball is bowled no bets are accepted.`,
  ),
  part(
    'Football',
    `Markets are for ninety minutes with added time. Extra time and penalties count only where the name of the market says so.
    A match that is not finished on its day is void, except for markets that were decided before it stopped.
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
    `The description of the market says what decides it, and who announces it.
    When the event is put off beyond the date of the description, the market is void.`,
  ),
  part(
    'Casino',
    `* Every round can be checked.
    The hash of the operator's seed is shown before the stake. With the player's seed it decides the round, and it is revealed when the round is over.
    A round that a failure of the operator interrupted is finished by its seeds where nothing was left to choose, and is void where the player had a choice left.
    What a game pays is shown in the game, and is the same for everybody.`,
  ),
  part(
    'Payments and accounts',
    `One person has one account, and plays with the points of that account only.
    A deposit counts when it is approved; a transaction reference can be used once.
    A withdrawal is paid to an account in the player's own name. Its points are set aside from the request on.
    A bonus is for those who meet its terms when the deposit is approved.
    ! Play only with what you can afford to lose. Set yourself a limit, or ask us to close the account, when playing stops being fun.`,
  ),
]
