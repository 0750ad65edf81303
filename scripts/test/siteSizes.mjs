// The size budgets of the site in whose folder `size-limit --config` runs: those of @kit/vite, or the site's own,
// under `kit.budgets` in its package.json. Throws if a package exceeds its budget.
import { budgetFaults } from '../../packages/vite/src/budgets/budgetFaults.ts'
import { siteBudgets } from '../../packages/vite/src/budgets/siteBudgets.ts'

const budgets = siteBudgets(process.cwd())
for (const { name, kB, limit } of budgets.packages)
  console.log(`${kB.toFixed(1).padStart(7)} of ${limit} kB  ${name}`)
// size-limit checks the parts.
const faults = budgetFaults({ ...budgets, parts: {} })
if (faults.length > 0) throw new Error(faults.join(' '))

export default Object.values(budgets.parts).map(({ name, files, limit }) => ({
  name,
  path: files,
  gzip: true,
  limit: `${limit} kB`,
}))
