import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { scriptMarket, writeRecording, type MarketScript } from '@kit/sandbox/scripted'

const towns =
  'Amber Bay,Birch Hill,Copper Creek,Dune City,Elm Park,Fern Valley,Granite Point,Hazel Moor,Iron Bridge'
    .concat(
      ',Juniper Town,Kelp Shore,Larch Wood,Maple Ridge,North Quay,Opal Coast,Pine Falls,Quartz Lake,Red Cliff',
    )
    .concat(',Silver Strand,Tall Grass')
    .split(',')
/** Cricket and football. Football has prices for a draw. */
const sports = ['4', '1'] as const
const minutes = 60

/**
 * Returns a match whose odds do not change, so that a tapped price stays valid, and whose sizes change twice
 * a second.
 */
function match(index: number, startsAfterSeconds: number): MarketScript {
  const id = 910_000 + index
  const eventTypeId = sports[index % sports.length]!
  const [home, away] = [towns[(2 * index) % towns.length]!, towns[(2 * index + 1) % towns.length]!]
  const runners = [
    { id: 10 * id + 1, name: home },
    { id: 10 * id + 2, name: away },
    ...(eventTypeId === '1' ? [{ id: 10 * id + 3, name: 'The Draw' }] : []),
  ]
  const script = scriptMarket({
    marketId: `1.${id}`,
    eventId: String(id),
    eventTypeId,
    eventName: `${home} v ${away}`,
    startsAfterSeconds,
    runners,
  })
  const isInPlay = startsAfterSeconds === 0
  const ladders = (size: number) =>
    Object.fromEntries(
      runners.map(({ id: runner }, place) => {
        const price = 2 + place + (index % 5) / 10
        const levels = (step: number) =>
          [0, 1, 2].map(
            (level) => [Number((price + step * (level + 1)).toFixed(2)), size + 100 * level] as const,
          )
        return [runner, { back: levels(-0.02), lay: levels(0.02) }]
      }),
    )
  script.prices(0, ladders(500)).matched(0, 10_000 * (index + 1))
  if (isInPlay) script.inPlay(0, 2)
  for (let at = 1; at < 60 * minutes; at += isInPlay ? 0.5 : 5)
    script.prices(at, ladders(500 + ((at * 7) % 90)))
  return script
}

const teams = ['Tidal Town', 'Upland United'] as const
/** Equal runs in each ball: at most six off the bat. */
const inningsOf = (team: string, overs: number, perBall: number) => {
  const ball = {
    batter: 'A Opener',
    bowler: 'B Bowler',
    non_striker: 'C Opener',
    runs: { batter: Math.min(6, perBall), extras: Math.max(0, perBall - 6), total: perBall },
  }
  return {
    team,
    overs: Array.from({ length: overs }, (_, over) => ({
      over,
      deliveries: Array.from({ length: 6 }, () => ball),
    })),
  }
}

/**
 * A ball-by-ball match that opens in the break between its innings: it has a score card, and its prices are
 * open for half an hour at half the pace. Balls would suspend them for seven seconds of every half minute.
 */
const brokenMatch = {
  info: {
    teams,
    match_type: 'T20',
    overs: 20,
    event: { name: 'Scenario League' },
    outcome: { result: 'tie' },
  },
  innings: [inningsOf(teams[0], 3, 8), inningsOf(teams[1], 20, 1)],
}

/** Multiple of the written speed. */
export const programmeSpeed = 0.5
export const scoredMatch = teams.join(' v ')

/**
 * Writes the recordings of the bench's operator: eight matches in play, twelve upcoming, and a ball-by-ball
 * match with a score card, a bookmaker market and sessions. Returns the folders.
 */
export async function writeProgramme(folder: string): Promise<{ recordings: string; matches: string }> {
  const recordings = path.join(folder, 'markets')
  const matches = path.join(folder, 'matches')
  await mkdir(recordings)
  await mkdir(matches)
  for (let index = 0; index < 20; index += 1)
    await writeRecording(recordings, `match-${index}`, [match(index, index < 8 ? 0 : index * 20 * minutes)])
  await writeFile(path.join(matches, 'broken.json'), JSON.stringify(brokenMatch))
  return { recordings, matches }
}
