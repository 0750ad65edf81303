import type { Odds } from '@kit/sdk/contract'

/** Steps of the exchange's odds up to each limit, in hundredths. */
const bands = [
  { upTo: 200, step: 1 },
  { upTo: 300, step: 2 },
  { upTo: 400, step: 5 },
  { upTo: 600, step: 10 },
  { upTo: 1_000, step: 20 },
  { upTo: 2_000, step: 50 },
  { upTo: 3_000, step: 100 },
  { upTo: 5_000, step: 200 },
  { upTo: 10_000, step: 500 },
  { upTo: 100_000, step: 1_000 },
] as const

/** The lowest odds of an exchange, in hundredths. */
export const minOdds: Odds = 101

function everyStep(): Odds[] {
  const steps: Odds[] = [minOdds]
  for (const { upTo, step } of bands) {
    for (let odds = steps.at(-1)! + step; odds <= upTo; odds += step) steps.push(odds)
  }
  return steps
}

/** Every price of the exchange's ladder, from 1.01 to 1000, in hundredths. */
export const priceLadder: readonly Odds[] = /* @__PURE__ */ everyStep()
