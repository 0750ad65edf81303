// Subjects take turns in one browser, so that other load on the machine affects all of them. Compare the
// ratios of one run, not absolute times.
import { median } from './workbench.mjs'

const allRates = [1_000, 5_000, 20_000, 50_000]
const peerRates = [5_000, 20_000]
const ratesOf = {
  floor: allRates,
  kit: allRates,
  tanstack: peerRates,
  react: peerRates,
  'ag-grid': peerRates,
  'ag-grid-all': peerRates,
}
const subjects = Object.keys(ratesOf)

/** Maximum cost of the kit, as a multiple of the floor's main-thread time, at every rate. */
export const most = 1.2
/** Minimum cost of these subjects, as a multiple of the kit's, at 5,000 changes a second. */
const ahead = { 'ag-grid': 2, 'ag-grid-all': 6 }

/**
 * Returns the figures of a repetition: those of each subject at each of its rates, with its wrong cells and
 * errors.
 */
async function repeat(open, seed, seconds) {
  const figures = {}
  for (const subject of seed % 2 === 1 ? subjects : subjects.toReversed()) {
    const bench = await open(subject, seed)
    figures[subject] = { wrong: 0 }
    for (const rate of ratesOf[subject]) figures[subject][rate] = await bench.measure(rate, seconds)
    figures[subject].wrong = (await bench.wrongCells()) + bench.errors
    await bench.close()
  }
  return figures
}

function table(repetitions) {
  const of = (subject, rate, key) => median(repetitions.map((figures) => figures[subject][rate][key]))
  console.log(
    'changes/s | subject     | ms per 1,000 | script | p95 frame | tick to pixel p50 | p95 | x floor',
  )
  for (const rate of allRates) {
    for (const subject of subjects.filter((one) => ratesOf[one].includes(rate))) {
      const cells = [
        String(rate).padStart(9),
        subject.padEnd(11),
        of(subject, rate, 'task').toFixed(2).padStart(12),
        of(subject, rate, 'script').toFixed(2).padStart(6),
        `${of(subject, rate, 'frameP95').toFixed(1)} ms`.padStart(9),
        `${of(subject, rate, 'tickP50').toFixed(1)} ms`.padStart(17),
        `${of(subject, rate, 'tickP95').toFixed(1)} ms`.padStart(7),
        ratio(repetitions, subject, 'floor', rate).toFixed(2),
      ]
      console.log(cells.join(' | '))
    }
  }
}

/**
 * Returns the median ratio of the pairs of each repetition, so that a slow moment of the machine affects both
 * sides.
 */
const ratio = (repetitions, subject, other, rate) =>
  median(repetitions.map((figures) => figures[subject][rate].task / figures[other][rate].task))

/** Visible content determines most of the cost, so floor and kit must show the same amount. */
async function refuseOtherClothes(open) {
  const heights = []
  for (const subject of ['floor', 'kit']) {
    const bench = await open(subject, 1)
    heights.push([await bench.marketHeight(), ...(await bench.ladderHeights())])
    await bench.close()
  }
  const [floor, kit] = heights
  if (floor.some((height, at) => Math.abs(height - kit[at]) > 2))
    throw new Error(
      `A market, a row of the ladder and the ladder are ${floor.join(', ')} px high on the floor and ${kit.join(', ')} px in the kit: give the floor the kit's boxes (bench.css).`,
    )
}

/**
 * Measures the kit's market grid and ladder against its floor and its peers. Returns sentences about exceeded
 * budgets.
 */
export async function compare(open, { repetitions, seconds }) {
  await refuseOtherClothes(open)
  const all = []
  for (let seed = 1; seed <= repetitions; seed += 1) {
    all.push(await repeat(open, seed, seconds))
    console.log(`repetition ${seed} of ${repetitions} done`)
  }
  console.log(
    `\n60 markets x 3 runners x 6 cells and a ladder of 10, medians of ${repetitions} interleaved repetitions`,
  )
  table(all)
  const faults = []
  for (const rate of allRates) {
    const times = ratio(all, 'kit', 'floor', rate)
    if (times > most)
      faults.push(`At ${rate} changes/s the kit costs ${times.toFixed(2)} x the floor, more than ${most}.`)
  }
  for (const [peer, least] of Object.entries(ahead)) {
    const times = ratio(all, peer, 'kit', 5_000)
    console.log(`${peer} costs ${times.toFixed(1)} x the kit at 5000 changes/s`)
    if (times < least) faults.push(`${peer} costs ${times.toFixed(1)} x the kit, less than ${least}.`)
  }
  for (const subject of subjects) {
    const wrong = all.reduce((sum, figures) => sum + figures[subject].wrong, 0)
    console.log(`wrong cells and page errors of ${subject}: ${wrong}`)
    // Errors of a peer do not count: the plain React page may fail under this load.
    if (wrong > 0 && (subject === 'kit' || subject === 'floor'))
      faults.push(`${wrong} wrong cells or page errors of the ${subject}.`)
  }
  return faults
}
