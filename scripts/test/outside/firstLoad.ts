import { budgetFaults } from '../../../packages/vite/src/budgets/budgetFaults.ts'
import { siteBudgets } from '../../../packages/vite/src/budgets/siteBudgets.ts'

/**
 * What the site in `folder` loads at first, kB gzipped, by the name of its budget, and the budget. Throws where a package
 * costs too much.
 */
export function firstLoadOf(folder: string): ReadonlyMap<string, { kB: number; limit: number }> {
  const budgets = siteBudgets(folder)
  const faults = budgetFaults({ ...budgets, parts: {} })
  if (faults.length > 0) throw new Error(faults.join(' '))
  return new Map(Object.values(budgets.parts).map(({ name, kB, limit }) => [name, { kB, limit }]))
}
