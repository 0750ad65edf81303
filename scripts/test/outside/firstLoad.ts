import { budgetFaults } from '../../../packages/vite/src/budgets/budgetFaults.ts'
import { siteBudgets } from '../../../packages/vite/src/budgets/siteBudgets.ts'

/**
 * Returns the initial load of the site in `folder`, in kB gzipped, with its limit, by the name of the budget. Throws
 * if a package exceeds its budget.
 */
export function firstLoadOf(folder: string): ReadonlyMap<string, { kB: number; limit: number }> {
  const budgets = siteBudgets(folder)
  const faults = budgetFaults({ ...budgets, parts: {} })
  if (faults.length > 0) throw new Error(faults.join(' '))
  return new Map(Object.values(budgets.parts).map(({ name, kB, limit }) => [name, { kB, limit }]))
}
