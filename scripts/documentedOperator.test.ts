import { startDocumentedOperator, type Variation } from '@kit/documented-operator'
import { createOperator, type Operator } from '@kit/sdk'
import * as contract from '@kit/sdk/contract'
import { capabilityNames } from '@kit/sdk/contract'
import { contractText, examineContract } from '@kit/sdk/doctor'
import { afterEach, describe, expect, it } from 'vitest'

const password = 'secret123'
const place = { country: 'unknown', city: 'unknown', countryFlag: 'unknown', domain: '' }
const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

type Given = Awaited<ReturnType<typeof given>>

/** The client collects the payloads that it could not read. */
async function given(variations: readonly Variation[] = []) {
  const documented = await startDocumentedOperator({ password, delaySecond: 0, variations })
  const unread: string[] = []
  const clientOf = (): Operator => {
    const operator = createOperator({
      hosts: documented.origin,
      clientKey: 'brand',
      domain: { name: 'b2c.example', type: 'b2c' },
      findLocation: false,
      onError: (error, where) => unread.push(`${where}: ${String(error)}`),
    })
    ends.push(() => operator.close())
    return operator
  }
  const logIn = async (email: string) => {
    const operator = clientOf()
    const asks = { email, password, otp: '', whiteLabelId: '', correlationId: '' }
    const { user, token } = await operator.authenticate({ ...asks, ...place })
    operator.session.begin({ token, userType: user.userType }, false)
    return operator
  }
  ends.push(() => documented.close())
  return { documented, unread, logIn, visitor: clientOf() }
}

const order: contract.Order = {
  key: '',
  marketId: '1.300010',
  eventId: '30001',
  runnerId: '300011',
  runnerName: 'Harbour City',
  side: 'back',
  odds: 180,
  run: 0,
  marketType: 'betfair',
  matchDate: '2026-11-29T05:00:00.000Z',
  stake: 15_050n,
  isCashout: false,
  browser: { name: 'Chrome', os: 'Android', version: '1', mobile: true },
  country: { continent: 'Asia', city: 'Pune', country: 'India', countryFlag: '', region: '' },
}

const asked: Record<string, object> = {
  listCurrencyRates: { whiteLabelId: '', server: 'master' },
  getConfiguration: {
    domainType: 'mobile',
    domainUrl: 'b2c.example',
    wholeAppConfiguration: true,
    marketGroup: true,
    home: true,
  },
  getContactChannels: { adminId: '' },
  getPublicContactChannels: { adminId: '' },
  checkDuplicate: { phone: '+911', userName: 'free', email: '', whiteLabelId: '' },
  getImage: { imageUrl: 'qr' },
  listCasinoGames: { gameType: 'live' },
  listDeposits: { search: '' },
  listWithdrawals: { search: '' },
  refreshEveryPage: { message: 'User Refreshed' },
  searchEvents: { search: 'Harbour', active: 'true', searchField: 'eventName' },
}
/** Served by the site or a public service, according to the documents. */
const elsewhere = /^GET (static file|public)/

const reads = Object.values(contract as unknown as Record<string, contract.AnyEndpoint>).filter(
  (one) =>
    typeof one === 'object' &&
    'path' in one &&
    one.method === 'GET' &&
    !one.source.startsWith('addition') &&
    !elsewhere.test(one.source),
)

/** Fills every list of a player: a settled bet, a payout account, and a decided deposit and withdrawal. */
async function playBefore({ documented }: Given, player: Operator, administrator: Operator) {
  const { client } = player
  const [other] = documented.store.events[1]!.markets
  const [runner] = other!.runners
  await client.call(contract.placeBet, {
    ...order,
    marketId: other!.id,
    eventId: other!.event.id,
    runnerId: runner!.id,
  })
  documented.settle(other!.id, { winnerId: runner!.id })
  const accountDetails = [{ label: 'Account', value: '000111222' }]
  await client.call(contract.createPaymentAccount, {
    paymentMethodTypeId: 'acc-imps',
    name: 'Asha Rao',
    accountDetails,
  })
  const [account] = await client.call(contract.listPaymentAccounts, {})
  await client.call(contract.createWithdrawal, {
    key: crypto.randomUUID(),
    amount: 15_000n,
    accountId: account!.id,
  })
  const image = new File(['x'], 'receipt.png', { type: 'image/png' })
  await client.call(contract.createDeposit, {
    key: crypto.randomUUID(),
    utr: '412345678903',
    depositTypeId: 'dep-upi',
    amount: 50_000n,
    bonusId: undefined,
    image,
  })
  const { transactionCode } = documented
  for (const [call, kind] of [
    [contract.decideDeposit, 'deposit'],
    [contract.decideWithdrawal, 'withdraw'],
  ] as const) {
    const request = documented.store.requests.find((one) => one.kind === kind)!
    await administrator.client.call(call, {
      depositId: request._id,
      amount: request.amount,
      action: 'approved',
      remarks: 'Paid',
      transactionCode,
    })
  }
}

async function readEverything(setting: Given) {
  const { logIn, unread } = setting
  const [player, administrator] = [await logIn('player'), await logIn('administrator')]
  await playBefore(setting, player, administrator)
  for (const stake of [15_050n, 20_000n]) await player.client.call(contract.placeBet, { ...order, stake })
  for (const one of reads) {
    const { client } = ['administrator', 'staff'].includes(one.auth) ? administrator : player
    const request = { ...(one.paged && { page: 1, limit: 25 }), ...asked[one.name] } as never
    try {
      await (one.paged ? client.page(one, request) : client.call(one, request))
    } catch (error) {
      const { cause } = error as Error
      unread.push(`${one.name}: ${String(cause ?? error).slice(0, 300)}`)
    }
  }
  return player
}

describe('the kit on an operator with only the documented calls', () => {
  it('Q-138 logs in, bets, and reads every documented call', async () => {
    const setting = await given()
    const player = await readEverything(setting)
    expect(setting.unread).toEqual([])
    expect(reads.length).toBeGreaterThan(40)
    const home = await player.client.call(contract.getHome, {})
    expect(home.ongoing.map(({ event }) => event.name)).toContain('Harbour City v Northern Stars')
    const { docs: bets } = await player.client.page(contract.listOpenBets, { page: 1, limit: 25 })
    expect(bets.map(({ stake }) => stake)).toEqual([20_000n, 15_050n])
    expect(new Set(bets.map(({ id }) => id)).size).toBe(2)
    const found = await player.client.call(contract.searchEvents, asked['searchEvents'] as never)
    expect(found[0]?.events[0]?.eventName).toBe('Harbour City v Northern Stars')
  })

  it('Q-138 reads a statement whose lines name no cause, and the market totals of a settled bet', async () => {
    const { client } = await readEverything(await given())
    const { docs: lines } = await client.page(contract.listTransactions, { page: 1, limit: 25 })
    expect(lines.map(({ amount, remarks, cause }) => [amount, remarks, cause])).toEqual([
      [50_000n, 'deposit approved', undefined],
      [-15_000n, 'Withdraw request', undefined],
      [12_040n, 'River Kings v Delta Lions / Match Odds', undefined],
    ])
    const { docs: settled } = await client.page(contract.listBetDetails, { page: 1, limit: 25 })
    expect(settled.map(({ marketTotals }) => marketTotals)).toEqual([
      { back: 12_040n, lay: 0n, net: 12_040n, commission: 0n },
    ])
  })

  it.each([
    ['writesWithoutDocs'],
    ['emptyListsAs204'],
    ['tokenAfterEveryAnswer'],
    ['amountsAsText'],
    ['extraFields'],
    ['listsWithoutPages'],
  ] as const)('Q-138 reads every documented call of an operator with %s', async (variation) => {
    const setting = await given([variation])
    await readEverything(setting)
    expect(setting.unread).toEqual([])
  })

  it('Q-138 lists the documented calls that it serves, and what players lose without each capability', async () => {
    const { documented } = await given()
    const report = await examineContract({
      url: documented.origin,
      account: { userName: 'player', password },
    })
    expect(report.documented.missing).toEqual([])
    expect(report.documented.known).toBe(report.documented.total)
    expect(report.capabilities.known).toBe(0)
    const text = contractText(report)
    expect(text).toContain(`Capabilities: 0 of ${capabilityNames.length} are announced.`)
    expect(text).toContain('without cashOut: Bets cannot be cashed out.')
  })

  it('Q-138 shows every page of a list whose last page names no next one', async () => {
    const { logIn } = await given()
    const { client } = await logIn('player')
    for (const stake of [10_000n, 20_000n, 30_000n]) await client.call(contract.placeBet, { ...order, stake })
    const pages = await Promise.all(
      [1, 2].map((page) => client.page(contract.listOpenBets, { page, limit: 2 })),
    )
    expect(pages.map(({ nextPage, totalDocs, docs }) => [nextPage, totalDocs, docs.length])).toEqual([
      [true, 3, 2],
      [false, 3, 1],
    ])
  })
})
