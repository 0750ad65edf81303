import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { scriptMarket, writeRecording } from '@kit/sandbox/scripted'
import { writePlayedMatch } from '../../scenario/playedMatch.ts'

const minutes = 60
const matches = 48
/** Every other match is football, where the draw has a price too. */
const draw = { id: 58_805, name: 'The Draw' }

function match(index: number) {
  const home = { id: 1_000 + 2 * index, name: `Northfield ${index + 1}` }
  const away = { id: 1_001 + 2 * index, name: `Southgate ${index + 1}` }
  const isFootball = index % 2 === 1
  const runners = isFootball ? [home, away, draw] : [home, away]
  const isInPlay = index % 3 < 2
  const script = scriptMarket({
    marketId: `1.9100000${String(index).padStart(2, '0')}`,
    eventId: `9100${String(index).padStart(2, '0')}`,
    eventTypeId: isFootball ? '1' : '4',
    eventName: `${home.name} v ${away.name}`,
    runners,
    startsAfterSeconds: isInPlay ? 0 : 30 * 60 + 60 * index,
  })
  const ladders = (size: number) =>
    Object.fromEntries(
      runners.map(({ id }, place) => [
        id,
        { back: [[1.9 + place, size] as const], lay: [[1.92 + place, size] as const] },
      ]),
    )
  script.prices(0, ladders(500))
  if (isInPlay) script.inPlay(0, 2)
  // Sizes change so that prices count as live.
  for (let at = 10; at < minutes * 60; at += 10) script.prices(at, ladders(500 + (at % 50)))
  return script
}

/**
 * Writes an evening with many matches, two thirds of them in play, and one cricket match with a bookmaker and
 * sessions.
 */
export async function writeBusyDay(folder: string): Promise<{ recordings: string; matches: string }> {
  const [recordings, played] = [path.join(folder, 'markets'), path.join(folder, 'matches')]
  await mkdir(recordings)
  await mkdir(played)
  for (let index = 0; index < matches; index += 1)
    await writeRecording(recordings, `match-${index}`, [match(index)])
  await writePlayedMatch(played)
  return { recordings, matches: played }
}
