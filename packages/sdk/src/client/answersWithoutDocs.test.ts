import { expect, it } from 'vitest'
import {
  createBranchDeposit,
  decideDeposit,
  decideWithdrawal,
  placeBet,
  saveQuickBets,
  saveStakes,
  type AnyEndpoint,
} from '../contract/index.ts'
import { createOperator } from '../createOperator.ts'
import { memoryTokenStore } from '../session/tokenStore.ts'

const key = '3f0e8c1a-8f6b-4a6e-9c57-3b6a1f0f8f11'
const decision = {
  amount: 100_000n,
  depositId: 'd',
  action: 'approved' as const,
  remarks: '',
  transactionCode: '',
}
const presets = [{ label: '250', value: 25_000n }]
const order = {
  key,
  marketId: '1.1',
  eventId: 'e1',
  runnerId: '101',
  runnerName: 'Reds',
  side: 'back' as const,
  odds: 202,
  run: 0,
  marketType: 'betfair' as const,
  matchDate: '',
  stake: 10_000n,
  isCashout: false,
  browser: { name: 'Chrome', os: 'Android', version: '138', mobile: true },
  country: { continent: '', city: '', country: '', countryFlag: '', region: '' },
}

async function answered<Request>(
  endpoint: AnyEndpoint,
  request: Request,
  userType: 'user' | 'branch',
  body: object,
) {
  const operator = createOperator({
    hosts: 'http://domain.test',
    clientKey: 'public-key',
    domain: { name: 'b2c.test', type: 'b2c' },
    tokenStore: memoryTokenStore({ token: 'secret-token', userType }),
    connectSocket: () => new Promise(() => {}),
    fetch: async () => Response.json(body),
  })
  try {
    return await operator.client.call(endpoint, request)
  } finally {
    operator.close()
  }
}

it.each([
  ['a bet', placeBet, order, 'user', undefined],
  ['a decision on a deposit', decideDeposit, decision, 'branch', undefined],
  ['a decision on a withdrawal', decideWithdrawal, decision, 'branch', undefined],
  [
    'a branch’s deposit',
    createBranchDeposit,
    { key, userId: 'u', amount: 1n, remarks: '', transactionCode: '' },
    'branch',
    undefined,
  ],
  ['the stakes', saveStakes, { presets }, 'user', []],
  ['the quick stakes', saveQuickBets, { presets }, 'user', []],
] as const)(
  'PWD-034 takes %s as done where the operator answers without docs',
  async (_name, endpoint, request, userType, answer) => {
    expect(await answered(endpoint, request, userType, { message: 'Success' })).toEqual(answer)
  },
)

it('BET-029 takes the documented answer to an order, which names no bet, as placed', async () => {
  const docs = {
    market: { _id: '1.1', type: 'betfair', teams: [{ id: '101', name: 'Reds' }] },
    marketBook: { map: [], exposure: 100 },
    profit: 102,
    liability: 100,
  }
  expect(await answered(placeBet, order, 'user', { docs })).toBeUndefined()
})
