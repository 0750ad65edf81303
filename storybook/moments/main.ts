// Prints worst moments of the recordings, or of simulations if there are none: npm run moments. With --takes,
// prints the takes as JSON, each with its worst moments.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { recordedTakes, simulatedTakes } from './readTakes.ts'
import { lengthOf, type Take } from './take.ts'
import { momentKinds, worstMoments } from './worstMoments.ts'

const out = path.join(import.meta.dirname, '../../.kit/moments')
const args = new Set(process.argv.slice(2))

const entryOf = (take: Take) => ({
  id: take.id,
  title: take.title,
  isRecorded: take.isRecorded,
  lengthMs: lengthOf(take),
  moments: worstMoments(take),
})

const simulated = simulatedTakes()
const recorded = args.has('--simulated') ? [] : await recordedTakes()
// Recordings in which nothing happens are left out of the toolbar.
const takes = [
  ...recorded.filter((take) => worstMoments(take).some(({ kind }) => kind !== 'busiest')),
  ...simulated,
]

if (args.has('--takes')) {
  process.stdout.write(JSON.stringify(takes.map((take) => ({ entry: entryOf(take), take }))))
} else {
  const index = takes.map(entryOf)
  mkdirSync(out, { recursive: true })
  writeFileSync(path.join(out, 'index.json'), `${JSON.stringify(index, null, 2)}\n`)
  for (const { title, moments } of index) {
    console.log(title)
    for (const { kind, atMs, count } of moments)
      console.log(
        `  ${(atMs / 1_000).toFixed(1).padStart(8)} s  ${momentKinds[kind]}${count > 1 ? ` (${count})` : ''}`,
      )
  }
  if (recorded.length === 0) console.log('KIT_TEST_DATA names no folder of recordings: these are simulated.')
  console.log(
    `${takes.length} markets, ${takes.length - simulated.length} of them recorded. See .kit/moments/index.json`,
  )
}
