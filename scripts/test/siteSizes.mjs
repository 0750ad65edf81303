// The size budgets of the site in whose folder `size-limit --config` runs: those of @kit/vite, or the site's own, under
// `kit.budgets` in its package.json. It throws where a package costs too much.
import { budgetFaults } from '../../packages/vite/src/budgets/budgetFaults.ts'
import { siteBudgets } from '../../packages/vite/src/budgets/siteBudgets.ts'

const budgets = siteBudgets(process.cwd())
for (const { name, kB, limit } of budgets.packages)
  console.log(`${kB.toFixed(1).padStart(7)} of ${limit} kB  ${name}`)
// The parts are size-limit's to judge.
const faults = budgetFaults({ ...budgets, parts: {} })
if (faults.length > 0) throw new Error(faults.join(' '))

export default Object.values(budgets.parts).map(({ name, files, limit }) => ({
  name,
  path: files,
  gzip: true,
  limit: `${limit} kB`,
}))
