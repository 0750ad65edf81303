import { startDocumentedOperator, type Fault } from '@kit/documented-operator'
import { createOperator } from '@kit/sdk'
import { createDeposit, createWithdrawal, listDeposits, listWithdrawals } from '@kit/sdk/contract'
import { seededRandom } from '../e2e/scenario/seededRandom.ts'
import { memoryStorage } from '@kit/shell/testing'
import { expect, it } from 'vitest'
import { createPendingOrders } from '../packages/betting/src/slip/model/pendingOrder.ts'
import { orderDevice } from '../packages/betting/src/slip/model/betDraft.ts'
import { createBetPlacer } from '../packages/betting/src/slip/model/betPlacer.ts'
import { slipDispatch } from '../packages/betting/src/slip/model/slipMachine.ts'
import { createSlipStore, emptySlip } from '../packages/betting/src/slip/model/slipState.ts'
import { draft } from '../packages/betting/src/testing/bet.ts'
import { findRequest } from '../packages/wallet/src/request/findRequest.ts'
import { submitOnce } from '../packages/wallet/src/request/pointsRequest.ts'

const isProof = process.env['KIT_PROVE'] === '1'
/** Runs of each kind of money call. `npm run prove` makes more than 1,000 in total. */
const runs = isProof ? 340 : 20
/** Bets per operator, so that the list of open bets stays short. */
const betsPerOperator = 20

/** Faults that leave a player without a usable response. Some of these requests are executed, and some are not. */
const faults: Fault[] = [
  'lostAnswers',
  'lostRequests',
  'errorAfterWriting',
  'htmlInsteadOfJson',
  'cutJson',
  'badGateway',
  'tokenExpiresAtBet',
]
const password = 'secret123'
const device = orderDevice({ name: 'Chrome', os: 'Android', version: '1', mobile: true })

/** A player of a documented operator whose responses get lost, by the seed. Waiting takes no time. */
async function given(seed: number) {
  const documented = await startDocumentedOperator({ password, delaySecond: 0, seed, tickMs: 3_600_000 })
  let waitedMs = 0
  let laterMs = 0
  const operator = createOperator({
    hosts: documented.origin,
    clientKey: 'brand',
    domain: { name: 'b2c.example', type: 'b2c' },
    findLocation: false,
  })
  const logIn = async () => {
    documented.setFaults([])
    const place = { country: '', city: '', countryFlag: '', domain: '' }
    const asks = { email: 'player', password, otp: '', whiteLabelId: '', correlationId: '' }
    const { user, token } = await operator.authenticate({ ...asks, ...place })
    operator.session.begin({ token, userType: user.userType }, false)
  }
  await logIn()
  const ports = {
    storage: memoryStorage(),
    inTurn: <Result>(_name: string, work: () => Promise<Result>) => work(),
    randomUUID: () => crypto.randomUUID(),
    // The operator's clock, which does not include the waits.
    now: () => operator.client.now() + laterMs,
    monotonicNow: () => performance.now() + waitedMs,
    wallNow: () => Date.now() + waitedMs,
    wait: async (ms: number) => void (waitedMs += ms),
    operator,
    onError: (error: unknown) => {
      throw error
    },
  }
  const close = async () => {
    operator.close()
    await documented.close()
  }
  return { documented, operator, ports, logIn, close, setLater: (ms: number) => void (laterMs = ms) }
}

it('Q-138 places no bet twice if its response was lost, and reports each outcome correctly', async () => {
  const counted = { placed: 0, refused: 0, searched: 0, doubled: 0 }
  for (let first = 0; first < runs; first += betsPerOperator) {
    const { documented, operator, ports, logIn, close } = await given(first + 1)
    const { store } = documented
    const next = seededRandom(first + 1)
    const slipStore = createSlipStore(emptySlip)
    const slip = { ...slipStore, dispatch: slipDispatch(slipStore) }
    const placer = createBetPlacer({
      ...ports,
      client: operator.client,
      slip,
      pendingOrders: createPendingOrders(memoryStorage()),
      watchPlayer: () => () => true,
      onPlaced: () => {},
    })
    for (let run = first; run < Math.min(first + betsPerOperator, runs); run += 1) {
      const fault = faults[Math.floor(next() * faults.length)]!
      const isLay = next() < 0.5
      const selection = draft({
        marketId: '1.300010',
        eventId: '30001',
        runnerId: '300011',
        marketType: 'betfair',
        side: isLay ? 'lay' : 'back',
        odds: isLay ? 250 : 150,
        seenOdds: isLay ? 250 : 150,
        // Few stakes, so that many bets look alike.
        stakeText: String(100 * (1 + Math.floor(next() * 2))),
      })
      slip.setState({ ...emptySlip, slip: { state: 'editing', draft: selection } }, true)
      const before = store.bets.length
      documented.setFaults([fault], 0.7)
      await placer.place('player', 0, device)
      documented.setFaults([])
      if (!operator.session.get()) await logIn()
      // The player checks again once the operator can be reached.
      if (slip.getState().slip.state === 'checking') await placer.checkAgain('player')
      const made = store.bets.length - before
      const { slip: shown, announced } = slip.getState()
      const isPlaced = announced !== undefined && announced !== null
      if (made > 1) counted.doubled += 1
      if (isPlaced) counted.placed += 1
      else if (shown.state === 'refused') counted.refused += 1
      else counted.searched += 1
      const isTrue = isPlaced ? made === 1 : made === 0
      expect([run, fault, made, shown, isTrue]).toEqual([run, fault, made, shown, true])
    }
    await close()
  }
  expect(counted.doubled).toBe(0)
  expect(counted.placed).toBeGreaterThan(runs / 4)
  expect(counted.refused + counted.searched).toBeGreaterThan(0)
}, 600_000)

it.each(['deposit', 'withdraw'] as const)(
  'Q-138 sends no %s twice if its response was lost, and reports each outcome correctly',
  async (kind) => {
    const { documented, operator, ports, logIn, close, setLater } = await given(7)
    const { store } = documented
    const { client } = operator
    const account = store.accounts[0]!
    account.payoutAccounts.push({
      _id: 'a1',
      name: 'Asha',
      primary: true,
      accountDetails: [],
      methodId: 'acc-imps',
    })
    const next = seededRandom(7)
    const list = kind === 'deposit' ? listDeposits : listWithdrawals
    for (let run = 0; run < runs; run += 1) {
      // Makes all earlier requests a day old and decided.
      for (const request of store.requests) {
        request.status = 'approved'
        request.createdAt = '2026-01-01T00:00:00.000Z'
      }
      account.pts = 10_000_000n
      const fault = faults[Math.floor(next() * (faults.length - 1))]!
      const amount = BigInt(10_000 * (1 + Math.floor(next() * 3)))
      const before = store.requests.length
      const send = (key: string) =>
        kind === 'deposit'
          ? client.call(createDeposit, {
              key,
              depositTypeId: 'dep-upi',
              amount,
              utr: '412345678903',
              image: new File(['x'], 'x.png', { type: 'image/png' }),
            })
          : client.call(createWithdrawal, { key, accountId: 'a1', amount })
      const submit = () =>
        submitOnce(ports, {
          name: kind,
          userId: 'player',
          send,
          find: (key, sentAtMs) =>
            findRequest(
              async (search) => (await client.page(list, { page: 1, limit: 25, search })).docs,
              key,
              sentAtMs,
              amount,
            ),
        })
      documented.setFaults([fault], 0.7)
      const outcome = await submit()
      documented.setFaults([])
      if (!operator.session.get()) await logIn()
      const made = store.requests.length - before
      const saysMade = outcome.state === 'sent' || outcome.state === 'found'
      expect([run, fault, outcome.state, made]).toEqual([
        run,
        fault,
        outcome.state,
        saysMade ? 1 : outcome.state === 'unknown' ? made : 0,
      ])
      if (outcome.state !== 'unknown') continue
      // The player presses once more: a request in flight is found, or nothing is sent until it can no longer arrive.
      const again = await submit()
      const madeInAll = store.requests.length - before
      expect([run, fault, again.state, madeInAll <= 1]).toEqual([run, fault, again.state, true])
      // Minutes later it can no longer arrive.
      setLater(300_000)
      const last = again.state === 'unknown' ? await submit() : again
      expect([run, fault, store.requests.length - before]).toEqual([run, fault, 1])
      expect([run, fault, last.state]).toEqual([run, fault, expect.stringMatching(/sent|found|notSent/)])
      setLater(0)
    }
    await close()
  },
  600_000,
)
