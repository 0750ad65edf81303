import { eventTypes } from '../names/sports.ts'
import { scriptMarket, type MarketScript } from '../scripted.ts'
import { ladderWriter } from './ladderWriter.ts'
import type { Random } from './random.ts'

const teams = [
  'Harbour Kings',
  'Northern Lanterns',
  'River Falcons',
  'Copper Coast',
  'Meadow Royals',
  'Highland Rovers',
  'Saffron Strikers',
  'Island Monarchs',
] as const

/** Before the first ball, of play, and from the last ball to the result, in seconds. */
const phases = { before: 150, play: 840, after: 25 } as const

/** The chance that a bell-shaped value lies below `z` (a logistic stand-in, right to a hundredth). */
const below = (z: number) => 1 / (1 + Math.exp(-1.702 * z))

/**
 * A cricket match of fourteen minutes of play: the lead wanders from ball to ball, the chance follows from the lead and
 * the time left, a wicket suspends the market and moves the lead with a jump.
 */
export function simulateMatch(ids: { marketId: string; eventId: string }, random: Random): MarketScript {
  const home = random.whole(0, teams.length - 1)
  const away = (home + random.whole(1, teams.length - 1)) % teams.length
  const [first, second] = [101, 102]
  const script = scriptMarket({
    ...ids,
    eventTypeId: eventTypes.cricket,
    eventName: `${teams[home]} v ${teams[away]}`,
    runners: [
      { id: first, name: teams[home] ?? '' },
      { id: second, name: teams[away] ?? '' },
    ],
    startsAfterSeconds: phases.before,
  })
  const end = phases.before + phases.play
  const [firstLadders, secondLadders] = [ladderWriter(random), ladderWriter(random)]
  let lead = random.bell() * 0.4
  let matched = random.between(20_000, 60_000)
  let at = 0

  function show() {
    const left = Math.max(end - at, 1) / phases.play
    const chance = Math.min(Math.max(below(lead / Math.sqrt(left)), 0.004), 0.996)
    script.prices(at, {
      [first]: firstLadders(chance, 900),
      [second]: secondLadders(1 - chance, 900),
    })
    matched += random.between(20, 900)
    script.matched(at, Math.round(matched * 100) / 100)
  }
  function empty() {
    script.prices(at, { [first]: { back: [], lay: [] }, [second]: { back: [], lay: [] } })
  }

  for (at = 0.2; at < phases.before - 5; at += random.between(0.7, 2.5)) {
    lead += random.bell() * 0.012
    show()
  }
  at = phases.before - 2
  script.suspend(at)
  empty()
  at = phases.before
  script.inPlay(at, 5)
  show()
  for (at += 1; at < end - 8; at += random.between(0.5, 2)) {
    const isWicket = random.next() < 0.012
    lead += random.bell() * (isWicket ? 0.22 : 0.035)
    if (isWicket) {
      script.suspend(at)
      empty()
      at += random.between(4, 7)
      script.open(at)
    }
    show()
  }
  at = Math.max(at, end)
  script.suspend(at)
  empty()
  return script.close(at + phases.after, [lead > 0 ? first : second])
}
