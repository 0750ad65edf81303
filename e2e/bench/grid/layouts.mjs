// Lists in rows, a board and four ladders at the same time, each compared with a floor that shows the same
// amount.
import { most } from './compare.mjs'
import { median } from './workbench.mjs'

const layouts = ['rows', 'board', 'ladders']
const rates = [5_000, 20_000]
const sides = ['floor', 'kit']

/** Visible content determines most of the cost, so floor and kit must show the same amount. */
async function refuseOtherClothes(open) {
  for (const layout of ['rows', 'board']) {
    const sizes = []
    for (const side of sides) {
      const bench = await open(`${side}-${layout}`, 1)
      sizes.push(await bench.eventSizes())
      await bench.close()
    }
    const [floor, kit] = sizes
    if (floor.some((size, at) => Math.abs(size - kit[at]) > 2))
      throw new Error(
        `In ${layout} an event's height and its first price's width and height are ${floor.join(', ')} px on the floor and ${kit.join(', ')} px in the kit: give the floor the kit's boxes (bench.css).`,
      )
  }
}

/** Rows, board and four ladders. Returns sentences about exceeded budgets. */
export async function compareLayouts(open, { repetitions, seconds }) {
  await refuseOtherClothes(open)
  const all = []
  for (let seed = 1; seed <= repetitions; seed += 1) {
    const figures = {}
    for (const layout of layouts)
      for (const side of seed % 2 === 1 ? sides : sides.toReversed()) {
        const bench = await open(`${side}-${layout}`, seed)
        const own = { wrong: 0 }
        for (const rate of rates) own[rate] = await bench.measure(rate, seconds)
        own.wrong = (await bench.wrongCells()) + bench.errors
        figures[`${side}-${layout}`] = own
        await bench.close()
      }
    all.push(figures)
    console.log(`repetition ${seed} of ${repetitions} done`)
  }
  const faults = []
  console.log('\nlayout  | changes/s | floor ms per 1,000 |   kit | p95 frame of the kit | x floor')
  for (const layout of layouts)
    for (const rate of rates) {
      const of = (side, key) => median(all.map((figures) => figures[`${side}-${layout}`][rate][key]))
      const times = median(
        all.map((figures) => figures[`kit-${layout}`][rate].task / figures[`floor-${layout}`][rate].task),
      )
      const cells = [
        layout.padEnd(7),
        String(rate).padStart(9),
        of('floor', 'task').toFixed(2).padStart(18),
        of('kit', 'task').toFixed(2).padStart(5),
        `${of('kit', 'frameP95').toFixed(1)} ms`.padStart(20),
        times.toFixed(2).padStart(7),
      ]
      console.log(cells.join(' | '))
      if (times > most)
        faults.push(`${layout} at ${rate} changes/s cost ${times.toFixed(2)} x the floor, more than ${most}.`)
    }
  for (const layout of layouts)
    for (const side of sides) {
      const wrong = all.reduce((sum, figures) => sum + figures[`${side}-${layout}`].wrong, 0)
      if (wrong > 0) faults.push(`${wrong} wrong cells or page errors of the ${side}'s ${layout}.`)
    }
  return faults
}
