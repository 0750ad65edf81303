import { market } from '@kit/sdk/contract'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { opening, testMarket } from '../../testing/fakeFeed.ts'
import { startTestOperator, type TestOperator } from '../../testing/operator.ts'

let operator: TestOperator
const startMs = Date.UTC(2030, 0, 1)

beforeAll(async () => {
  operator = await startTestOperator(opening(testMarket('1.1')), { clock: () => startMs })
})
afterAll(() => operator.sandbox.close())

const documented =
  '_id id name marketName type active betAllow min max volume delay delaySecond manual teams top bottom cashout score category analysis screenPlay remarksMessage assignedTo totalMatched status eventTypeId externalType openDate betOpenDate suspendTime isMarketLocked createdBy marketClosed betfairMarketEnabled statusExist createdAt updatedAt openBets'.split(
    ' ',
  )
const missingIn = (sent: Record<string, unknown>) => documented.filter((name) => sent[name] === undefined)

async function answered(): Promise<Record<string, unknown>[]> {
  const administrator = await operator.administrator()
  const docsOf = async (answer: ReturnType<TestOperator['call']>) => (await answer).body.docs
  const inflate = (docs: unknown) => JSON.parse(gunzipSync(Buffer.from(String(docs), 'base64')).toString())
  const [listed] = (await docsOf(operator.call('GET', 'api/common/game/market'))) as Record<string, unknown>[]
  const [grouped] = inflate(await docsOf(operator.call('GET', 'api/common/game/market/group')))
  const [kept] = (await docsOf(administrator.call('GET', 'api/administrator/game/market'))) as Record<
    string,
    unknown
  >[]
  const { ongoing, upcoming } = inflate(await docsOf(operator.call('GET', 'api/common/home')))
  const [shown] = [...ongoing, ...upcoming] as { mainMarket: Record<string, unknown> }[]
  return [listed!, grouped, kept!, shown!.mainMarket]
}

it('MKT-005 answers every documented field of a market in every list, and the client keeps each', async () => {
  for (const sent of await answered()) {
    expect(missingIn(sent)).toEqual([])
    const again = z.encode(market, z.decode(market, sent as z.input<typeof market>)) as Record<
      string,
      unknown
    >
    expect(documented.map((name) => [name, again[name]])).toEqual(
      documented.map((name) => [name, sent[name]]),
    )
  }
})

it('MKT-005 contains when a market was made, when it changed, and when bets open and end', async () => {
  const [sent] = await answered()
  const [made, start] = [new Date(startMs).toISOString(), testMarket('1.1').openDate]
  expect(sent).toMatchObject({ createdAt: made, betOpenDate: made, updatedAt: made, suspendTime: start })
  expect(sent).toMatchObject({ top: false, bottom: false, betfairMarketEnabled: true, openBets: [] })
})
