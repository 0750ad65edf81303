import { getMarketGroup, marketChanged } from '@kit/sdk/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLivePrices } from '../../../../betting/src/prices/livePrices.ts'
import { bet } from '../database/schema.ts'
import { createRandom } from '../../feed/simulation/random.ts'
import { opening, testBook, testMarket, testRunner } from '../../testing/fakeFeed.ts'
import { startFaulty, type Faulty } from '../../testing/faulty.ts'
import { until } from '../../testing/operator.ts'
import { placeAsSite } from '../../testing/placeAsSite.ts'
import { proofTimeoutMs, runs } from '../../testing/runs.ts'

// The site's own code, without its page, against a faulty operator.

let faulty: Faulty
beforeAll(async () => {
  faulty = await startFaulty(opening(testMarket('1.1'), testMarket('1.2')))
})
afterAll(() => faulty.close())

const placeOnce = () => placeAsSite(faulty.client.client, { marketId: '1.2', eventId: 'event-1.2' }, 100)

const betsOf = (key: string): Promise<number> => faulty.sandbox.database.$count(bet, eq(bet.orderKey, key))

describe('a bet under faults', () => {
  it('whose answer is lost after it was accepted is found by its key, and placed once', async () => {
    await faulty.setFaults({ kind: 'loseAnswer', on: 'POST api/user/openBet', count: 1 })
    const { key, said } = await placeOnce()
    expect([said, await betsOf(key), await faulty.struck()]).toEqual(['placed', 1, [1]])
  })

  it('that never arrived is sent once more with its key, and placed once', async () => {
    await faulty.setFaults({ kind: 'dropRequest', on: 'POST api/user/openBet', count: 1 })
    const { key, said } = await placeOnce()
    expect([said, await betsOf(key), await faulty.struck()]).toEqual(['placed', 1, [1]])
  })

  it(
    'is never doubled, and its reported state is never wrong, with any fault',
    async () => {
      const outcomes: Record<string, number> = {}
      let struck = 0
      for (let seed = 1; seed <= runs(20, 400); seed += 1) {
        const on = '* api/user/openBet*'
        const kinds = ['loseAnswer', 'dropRequest', 'unavailable', 'corruptAnswer', 'delay'] as const
        await faulty.setFaults(
          ...kinds.map((kind, index) => ({
            kind,
            on,
            probability: 0.25,
            seed: seed * 10 + index,
            delayMs: 20,
          })),
        )
        const { key, said } = await placeOnce()
        struck += (await faulty.struck()).reduce((sum, times) => sum + times, 0)
        await faulty.setFaults()
        const bets = await betsOf(key)
        const allowed = said === 'placed' ? [1] : said === 'unsure' ? [0, 1] : [0]
        expect(allowed, `seed ${seed}: ${said}`).toContain(bets)
        outcomes[said] = (outcomes[said] ?? 0) + 1
      }
      process.stdout.write(`bets under faults: ${JSON.stringify(outcomes)}, ${struck} faults struck\n`)
      expect(struck).toBeGreaterThan(runs(20, 400))
      expect(outcomes['placed']).toBeGreaterThan(0)
    },
    proofTimeoutMs,
  )
})

describe('prices under faults', () => {
  it(
    'equal the operator’s again after changes were lost, doubled, late, corrupted or out of order',
    async () => {
      const { live, client } = faulty.client
      const prices = createLivePrices({ onGap: (eventId) => live.requestImage(eventId) })
      live.onStatus((status) => prices.setStatus(status))
      prices.setStatus(live.getStatus())
      live.on(marketChanged, ({ docs }) => docs.forEach((change) => prices.apply(change)))
      live.followEvent('event-1.1')
      const group = async () => (await client.call(getMarketGroup, { eventId: 'event-1.1' }))[0]!
      prices.seed(await group())

      const shown = () =>
        ['101', '102', '103'].map((id) => {
          const { back, lay } = prices.slots('1.1', id)
          return [back[0]!.odds, lay[0]!.odds]
        })
      let struck = 0
      for (let seed = 1; seed <= runs(6, 120); seed += 1) {
        const random = createRandom(seed)
        const on = marketChanged.event
        const kinds = ['dropEvent', 'duplicateEvent', 'reorderEvent', 'corruptEvent', 'delayEvent'] as const
        await faulty.setFaults(
          ...kinds.map((kind, index) => ({
            kind,
            on,
            probability: 0.2,
            seed: seed * 10 + index,
            delayMs: 60,
          })),
        )
        const say = () => {
          const odds = random.whole(110, 900)
          const moved = testRunner(random.pick(['101', '102', '103']), { back: odds, lay: odds + 2 })
          faulty.say({ kind: 'book', book: testBook('1.1', { runners: [moved] }) })
        }
        for (let moves = 0; moves < 12; moves += 1) {
          say()
          await new Promise((resolve) => setTimeout(resolve, 55))
        }
        struck += (await faulty.struck()).reduce((sum, times) => sum + times, 0)
        await faulty.setFaults()
        // One change that arrives shows what was missed. A lost image is requested again after fifty more.
        await until(async () => {
          say()
          await new Promise((resolve) => setTimeout(resolve, 55))
          return prices.structure('1.1')?.isStale === false
        })
        await until(async () => {
          const truth = (await group()).runners.map(({ back, lay }) => [back[0]?.odds, lay[0]?.odds])
          return JSON.stringify(truth) === JSON.stringify(shown())
        })
      }
      expect(struck).toBeGreaterThan(runs(6, 120))
    },
    proofTimeoutMs,
  )
})
