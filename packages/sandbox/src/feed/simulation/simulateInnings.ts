import type { Ball, Innings, Match } from '../cricket/match.ts'
import type { Random } from './random.ts'

const simulatedOvers = 5
const ballsPerOver = 6
const allOut = 10

// Invented players.
const surnames =
  'Abara Bellweather Chandratre Dunmore Eskilsen Farrukhi Gautampur Hollis Ingram Jaisinghe Kalvari Lorrimer Mehrban Nandiwal Okonjo Pettigrew Quartermain Rathbone Senarath Tollemache Umarzai Varghese Whitcombe Yardley'.split(
    ' ',
  )
const initials = 'A B C D E F G H J K L M N P R S T V W'.split(' ')

function playersOf(random: Random): string[] {
  const names = new Set<string>()
  while (names.size < 11)
    names.add(
      `${initials[random.whole(0, initials.length - 1)]} ${surnames[random.whole(0, surnames.length - 1)]}`,
    )
  return [...names]
}

/** Runs off the bat and their frequency per 1000. */
const offBat = [
  [0, 330],
  [1, 380],
  [2, 70],
  [3, 5],
  [4, 145],
  [6, 70],
] as const
const wicketKinds = ['caught', 'caught', 'bowled', 'lbw', 'run out'] as const

interface Team {
  name: string
  players: string[]
}

/** Simulates an innings until the overs are bowled, all are out, or the target is reached. */
function simulateInnings(batting: Team, bowling: Team, random: Random, target?: number): Innings {
  const balls: Ball[] = []
  let [striker, other, nextIn] = [0, 1, 2]
  let [runs, wickets] = [0, 0]
  const isOver = () => wickets >= allOut || (target !== undefined && runs >= target)
  for (let over = 0; over < simulatedOvers && !isOver(); over += 1) {
    for (let legal = 0; legal < ballsPerOver && !isOver();) {
      const isWide = random.next() < 0.04
      const hit = isWide ? 0 : offBat[random.weighted(offBat.map(([, weight]) => weight))]![0]
      const fell = !isWide && hit === 0 && random.next() < 0.17
      const ball: Ball = {
        over,
        isLastOfOver: false,
        isLegal: !isWide,
        batter: batting.players[striker] ?? '',
        nonStriker: batting.players[other] ?? '',
        bowler: bowling.players[10 - (over % 5)] ?? '',
        batterRuns: hit,
        runs: hit + (isWide ? 1 : 0),
        isBoundary: hit >= 4,
        extras: isWide ? { wides: 1 } : {},
        dismissals: fell ? [{ player: batting.players[striker] ?? '', kind: random.pick(wicketKinds) }] : [],
        retired: [],
      }
      runs += ball.runs
      legal += isWide ? 0 : 1
      if (fell) {
        wickets += 1
        striker = nextIn
        nextIn += 1
      } else if (hit % 2 === 1) [striker, other] = [other, striker]
      balls.push({ ...ball, isLastOfOver: legal === ballsPerOver })
    }
    ;[striker, other] = [other, striker]
  }
  return {
    team: batting.name,
    isSuperOver: false,
    isDeclared: false,
    absent: [],
    target: target === undefined ? undefined : { runs: target },
    penaltyRuns: { before: 0, after: 0 },
    balls,
  }
}

const totalOf = ({ balls }: Innings): number => balls.reduce((sum, ball) => sum + ball.runs, 0)

/** Five overs a side, with a winner. The first team bats first. */
export function simulateCricket(id: string, teams: [string, string], random: Random): Match {
  const [first, second] = teams.map((name) => ({ name, players: playersOf(random) })) as [Team, Team]
  const opening = simulateInnings(first, second, random)
  const target = totalOf(opening) + 1
  let chase = simulateInnings(second, first, random, target)
  while (totalOf(chase) === target - 1) chase = simulateInnings(second, first, random, target)
  return {
    id,
    teams,
    form: 'limited',
    overs: simulatedOvers,
    ballsPerOver,
    competition: 'Simulated T5 Cup',
    region: 'International',
    outcome: {},
    innings: [opening, chase],
  }
}
