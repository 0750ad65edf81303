import { budgetNames, type SiteBudgets } from './siteBudgets.ts'

/** A sentence each. */
export function budgetFaults({ parts, packages, requests, unknown }: SiteBudgets): string[] {
  return [
    ...unknown.map(
      (name) =>
        `kit.budgets has "${name}", which is not a budget: the budgets are ${budgetNames.join(', ')}.`,
    ),
    ...Object.entries(parts)
      .filter(([, { kB, limit }]) => kB > limit)
      .map(
        ([part, { name, kB, limit }]) =>
          `${name}: ${kB.toFixed(1)} kB, more than ${limit}: load less of it early, or justify another kit.budgets.${part}.`,
      ),
    ...packages
      .filter(({ kB, limit }) => kB > limit)
      .map(
        ({ name, kB, limit }) =>
          `${name} costs this site ${kB.toFixed(1)} kB of scripts, more than its ${limit}: load less of it, or justify another kit.budgets.packages["${name}"].`,
      ),
    ...requests
      .filter(({ count, most }) => count > most)
      .map(
        ({ page, count, most }) =>
          `The ${page} page needs ${count} requests until its prices are shown, more than ${most}: import less at the start.`,
      ),
  ]
}
