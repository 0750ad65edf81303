import { randomUUID } from 'node:crypto'
import { examineOperator, type Diagnosis } from '@kit/sdk/doctor'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Fault } from '../operator/faults/faultCalls.ts'
import { opening, testBook, testMarket, testRunner } from '../testing/fakeFeed.ts'
import { startLyingProxy, type Lies } from '../testing/lyingProxy.ts'
import { startTestOperator, type TestOperator, type TestPlayer } from '../testing/operator.ts'
import { runs } from '../testing/runs.ts'

let operator: TestOperator
let administrator: TestPlayer
let ticking: ReturnType<typeof setInterval>
beforeAll(async () => {
  operator = await startTestOperator(opening(testMarket('1.1'), testMarket('1.2')), { faults: true })
  administrator = await operator.administrator()
  let totalMatched = 0n
  ticking = setInterval(() => {
    totalMatched += 100n
    // The price gets better and worse in turn, so that a bet's price may differ from its order's.
    const runners = ['101', '102', '103'].map((id) =>
      testRunner(id, { back: totalMatched % 700n === 0n ? 204 : 200 }),
    )
    operator.say({ kind: 'book', book: testBook('1.1', { totalMatched, isInPlay: true, runners }) })
  }, 100)
})
afterAll(async () => {
  clearInterval(ticking)
  await operator.sandbox.close()
})

async function newAccount() {
  const [userName, password] = [`doctor_${randomUUID().slice(0, 8)}`, randomUUID()]
  const fields = { userName, password, email: '', phone: '', fullName: 'Doctor' }
  await operator.form('api/auth/signup/demo', fields)
  return { userName, password }
}

const order = 'POST api/user/openBet'
const withOrders = (change: (body: Record<string, unknown>) => object): Lies => ({
  request: (name, body) => (name === order ? { ...body, ...change(body) } : body),
})
const onChanges = 'getModifyMarketUpdate'

interface Seeded {
  breaks: string
  lies?: Lies
  /** A fault that applies only to the events of this player. */
  fault?: Partial<Fault> & Pick<Fault, 'kind'>
}

const seeded: Readonly<Record<string, Seeded>> = {
  'makes another bet of a repeated key': {
    breaks: 'once',
    lies: withOrders(() => ({ key: randomUUID() })),
  },
  'forgets its orders': {
    breaks: 'look-up',
    lies: {
      answer: (name) =>
        name.startsWith('GET api/user/openBet/ref/')
          ? { status: 404, body: { message: 'Not found', code: 'order-unknown' } }
          : undefined,
    },
  },
  'rounds a profit down': {
    breaks: 'rounding',
    lies: {
      answer(name, status, body) {
        const { docs } = body as { docs?: { bet?: { profit: number } } }
        if (name !== order || !docs?.bet) return undefined
        const profit = Math.round(docs.bet.profit * 100 - 1) / 100
        return { status, body: { ...body, docs: { ...docs, bet: { ...docs.bet, profit } } } }
      },
    },
  },
  'reserves nothing': {
    breaks: 'reserve',
    lies: {
      answer: (name, status, body) =>
        name === 'GET api/user/pts' && status === 200
          ? { status, body: { ...body, docs: { availablePts: 100_000, exposure: 0 } } }
          : undefined,
    },
  },
  'rounds a stake': {
    breaks: 'exact',
    lies: withOrders(({ stake }) => ({ stake: Math.round(Number(stake) * 100) / 100 })),
  },
  'takes less than the least stake': {
    breaks: 'limits',
    lies: withOrders(({ stake }) => ({ stake: Math.max(Number(stake), 100) })),
  },
  'takes any price': {
    breaks: 'price',
    lies: withOrders(({ odd }) => ({ odd: Number(odd) > 100 ? 2 : odd })),
  },
  'answers anybody': {
    breaks: 'login',
    lies: {
      answer: (name, status) =>
        name === 'GET api/user/pts' && status === 401
          ? { status: 200, body: { docs: { availablePts: 1, exposure: 0 } } }
          : undefined,
    },
  },
  'refuses without saying why': {
    breaks: 'key-reused',
    lies: {
      answer: (name, status) =>
        name === order && status === 422 ? { status, body: { message: 'No' } } : undefined,
    },
  },
  'counts five rows too many': {
    breaks: 'pages',
    lies: {
      answer: (name, status, body) =>
        name === 'GET api/user/openBet'
          ? { status, body: { ...body, totalDocs: Number(body['totalDocs']) + 5 } }
          : undefined,
    },
  },
  'says nothing of the pages of a list': {
    breaks: 'pages',
    lies: {
      answer(name, status, body) {
        const { docs, message } = body
        return name === 'GET api/user/openBet' ? { status, body: { docs, message } } : undefined
      },
    },
  },
  'loses changes': { breaks: 'order', fault: { kind: 'dropEvent', on: onChanges, probability: 0.3 } },
  'sends changes twice': {
    breaks: 'order',
    fault: { kind: 'duplicateEvent', on: onChanges, probability: 0.5 },
  },
  'swaps changes': { breaks: 'order', fault: { kind: 'reorderEvent', on: onChanges, probability: 0.5 } },
  'garbles changes': { breaks: 'order', fault: { kind: 'corruptEvent', on: onChanges, probability: 0.5 } },
  'has no heartbeat': { breaks: 'heartbeat', fault: { kind: 'dropEvent', on: 'heartbeat' } },
}

/** Number of examinations that run at the same time. Tests run only a third of the faults. */
const everyNth = runs(3, 1)

const broken = ({ results }: Diagnosis) => results.filter(({ fault }) => fault !== undefined)

describe('the doctor of operators', () => {
  it('gives the sandbox full marks, and fewer to operators with a fault, with the rule and what was received', async () => {
    const entries = Object.entries(seeded).filter((_, index) => index % everyNth === 0)
    const accounts = await Promise.all(entries.map(newAccount))
    const faults = entries.flatMap(([, { fault }], index) =>
      fault ? [{ ...fault, userName: accounts[index]!.userName }] : [],
    )
    await administrator.call('PUT', 'api/administrator/fault', { faults })
    const examine = (url: string, account: Awaited<ReturnType<typeof newAccount>>) =>
      examineOperator({ url, account, listenMs: 2_500 })
    const [right, ...wrong] = await Promise.all([
      newAccount().then((account) => examine(operator.url, account)),
      ...entries.map(async ([, { lies }], index) => {
        const proxy = await startLyingProxy(operator.url, lies)
        const diagnosis = await examine(proxy.url, accounts[index]!)
        proxy.close()
        return diagnosis
      }),
    ])
    expect(broken(right)).toEqual([])
    expect(right.score).toBe(right.results.length)
    expect(right.results.length).toBeGreaterThanOrEqual(15)
    for (const [index, [what, { breaks }]] of entries.entries()) {
      const found = broken(wrong[index]!)
      const names = found.map(({ name }) => name)
      expect(names.includes(breaks) ? breaks : `${what}: ${names.join()}`).toBe(breaks)
      expect(found.find(({ name }) => name === breaks)!.transcript).not.toEqual([])
    }
    console.table(
      Object.fromEntries(
        [
          ['the sandbox', right] as const,
          ...entries.map(([what], index) => [what, wrong[index]!] as const),
        ].map(([what, one]) => [
          what,
          {
            score: `${one.score} of ${one.results.length}`,
            broken: broken(one)
              .map(({ name }) => name)
              .join(', '),
          },
        ]),
      ),
    )
  })

  it('passes a proxy that changes nothing, with an account of its own', async () => {
    const proxy = await startLyingProxy(operator.url)
    const { score, results } = await examineOperator({ url: proxy.url, listenMs: 1_500 })
    proxy.close()
    expect(results.flatMap(({ name, fault }) => (fault === undefined ? [] : `${name}: ${fault}`))).toEqual([])
    expect(score).toBe(results.length)
  })

  it('names the field of a change that does not fit the contract, and prints heartbeats once', async () => {
    const account = await newAccount()
    const fault = { kind: 'corruptEvent', on: onChanges, probability: 1, userName: account.userName }
    await administrator.call('PUT', 'api/administrator/fault', { faults: [fault] })
    const { results } = await examineOperator({ url: operator.url, account, listenMs: 6_000 })
    const order = results.find(({ name }) => name === 'order')!
    expect(order.fault).toMatch(/getModifyMarketUpdate: docs\S* has to be /)
    expect(order.transcript.filter((line) => line.startsWith('⇠ heartbeat'))).toEqual([])
    const beats = results.find(({ name }) => name === 'heartbeat')!
    expect(beats.transcript.filter((line) => line.startsWith('⇠ heartbeat')).length).toBeLessThanOrEqual(2)
  })

  it('reports that a rule about changes is not tested while no market changes, and gives it no mark', async () => {
    const still = await startTestOperator(opening(testMarket('1.1')))
    const url = still.url
    const { results, score } = await examineOperator({ url, listenMs: 300 })
    await still.sandbox.close()
    const order = results.find(({ name }) => name === 'order')!
    expect(order.fault).toBeUndefined()
    expect(order.notTried).toMatch(/^No change comes within 0\.3 s: examine it while a market is in play\.$/)
    expect(broken({ results, score })).toEqual([])
    expect(score).toBe(results.length - 1)
  })

  it('still tests the configuration if the login is wrong, and says why the rest is not examined', async () => {
    const reported: string[] = []
    const { results, score } = await examineOperator(
      { url: operator.url, account: { userName: 'nobody', password: 'wrong-password' } },
      ({ name }) => reported.push(name),
    )
    expect(reported).toEqual(['configuration', 'login'])
    expect(score).toBe(2)
    expect(results.slice(0, 2).map(({ fault }) => fault)).toEqual([undefined, undefined])
    expect(
      results
        .slice(2)
        .every(({ fault }) => /cannot be examined: \/api\/\S+ is answered with 4\d\d: /.test(fault ?? '')),
    ).toBe(true)
  })

  it('reports a login that is answered with a bearer header but no token', async () => {
    const proxy = await startLyingProxy(operator.url, { hidesToken: true })
    const { results } = await examineOperator({ url: proxy.url, account: await newAccount() })
    proxy.close()
    expect(results[2]!.fault).toMatch(
      /cannot be examined: The login brought no token: its answer needs the header "authorization: Bearer TOKEN"/,
    )
  })

  it('reports why an operator cannot be examined, and gives it no mark', async () => {
    const nobody = await examineOperator({ url: 'http://127.0.0.1:9' })
    expect(nobody.score).toBe(0)
    expect(nobody.results[0]?.fault).toMatch(/^The operator http:\/\/127\.0\.0\.1:9 cannot be examined: /)
  })
})
