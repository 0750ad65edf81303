import { compare } from './compare.mjs'
import { compareLayouts } from './layouts.mjs'
import { inStorm, onSlowProcessor, overTime } from './endure.mjs'
import { withWorkbench } from './workbench.mjs'

const parts = { compare, layouts: compareLayouts, slow: onSlowProcessor, storm: inStorm, time: overTime }

/** `only` names some of the parts. Returns false if a budget is exceeded or a price is wrong. */
export async function benchGrid({ repetitions, seconds, minutes, only = Object.keys(parts) }) {
  const faults = await withWorkbench(async (open) => {
    const all = []
    for (const name of only) all.push(...(await parts[name](open, { repetitions, seconds, minutes })))
    return all
  })
  console.log(faults.length === 0 ? '\nWithin every budget.' : `\n${faults.join('\n')}`)
  return faults.length === 0
}
