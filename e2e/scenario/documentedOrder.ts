import type { Minor, Order } from '@kit/sdk/contract'
import type { DocumentedOperator } from '../../packages/documented-operator/src/index.ts'

/** Returns an order to back a runner of an exchange market below every price that the operator offers. */
export function orderOn({ store }: DocumentedOperator, runnerName: string, stake: Minor): Order {
  const market = store.markets.find(
    ({ type, runners }) => type === 'betfair' && runners.some(({ name }) => name === runnerName),
  )
  const runner = market?.runners.find(({ name }) => name === runnerName)
  if (!market || !runner) throw new Error(`No exchange market has the runner ${runnerName}.`)
  return {
    key: crypto.randomUUID(),
    marketId: market.id,
    eventId: market.event.id,
    runnerId: runner.id,
    runnerName,
    side: 'back',
    odds: Number(runner.base) - 10,
    run: 0,
    marketType: 'betfair',
    matchDate: market.event.openDate,
    stake,
    isCashout: false,
    browser: { name: 'Chrome', os: 'Android', version: '1', mobile: true },
    country: { continent: 'Asia', city: 'Pune', country: 'India', countryFlag: '', region: '' },
  }
}
