// The load of a player's phone: a slow processor, a burst of changes, a long evening.
import { median } from './workbench.mjs'

const slowTimes = 4
const slowFrameMs = 20
const slowTickMs = 50
const storm = 100_000
/**
 * Minimum share of the burst's changes that must be processed. The worker that creates them has its own
 * limits.
 */
const stormShare = 0.9
const heapBytes = { short: 1_000_000, long: 5_000_000 }

/** Four times slower, at 5,000 changes/s. */
export async function onSlowProcessor(open, { repetitions, seconds }) {
  const runs = { floor: [], kit: [] }
  for (let seed = 1; seed <= repetitions; seed += 1) {
    for (const subject of seed % 2 === 1 ? ['floor', 'kit'] : ['kit', 'floor']) {
      const bench = await open(subject, seed)
      await bench.slow(slowTimes)
      runs[subject].push(await bench.measure(5_000, seconds))
      await bench.close()
    }
  }
  const figure = (subject, key) => median(runs[subject].map((run) => run[key]))
  for (const subject of ['floor', 'kit'])
    console.log(
      `processor / ${slowTimes}, 5000 changes/s, ${subject}: p95 frame ${figure(subject, 'frameP95').toFixed(1)} ms, tick to pixel p95 ${figure(subject, 'tickP95').toFixed(1)} ms`,
    )
  const faults = []
  if (figure('kit', 'frameP95') > slowFrameMs)
    faults.push(`On a slow processor the p95 frame is over ${slowFrameMs} ms.`)
  if (figure('kit', 'tickP95') > slowTickMs)
    faults.push(`On a slow processor a tick needs over ${slowTickMs} ms to the pixel (p95).`)
  return faults
}

/** Measures at 100,000 changes/s, sustained. Afterwards, every cell must be right. */
export async function inStorm(open, { seconds }) {
  const bench = await open('kit', 1)
  const { changesPerSecond, frameP95 } = await bench.measure(storm, seconds * 3)
  const wrong = (await bench.wrongCells()) + bench.errors
  await bench.close()
  console.log(
    `storm: ${Math.round(changesPerSecond)} changes/s taken for ${seconds * 3} s, p95 frame ${frameP95.toFixed(1)} ms, ${wrong} wrong cells or errors`,
  )
  const faults = []
  if (changesPerSecond < storm * stormShare)
    faults.push(`Of ${storm} changes/s only ${Math.round(changesPerSecond)} were taken.`)
  if (wrong > 0) faults.push(`${wrong} wrong cells or page errors after the storm.`)
  return faults
}

/** Measures the growth of the heap after a minute, or ten under `npm run prove`, at 5,000 changes/s. */
export async function overTime(open, { minutes }) {
  const bench = await open('kit', 1)
  await bench.measure(5_000, 10)
  const before = await bench.heap()
  await bench.measure(5_000, minutes * 60)
  const growth = (await bench.heap()) - before
  await bench.close()
  const limit = minutes >= 10 ? heapBytes.long : heapBytes.short
  console.log(`heap: ${(growth / 1e6).toFixed(2)} MB more after ${minutes} min at 5000 changes/s`)
  return growth > limit ? [`The heap grew by more than ${limit / 1e6} MB.`] : []
}
