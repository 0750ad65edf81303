import type { SecurityEvent } from '@kit/sdk/contract'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { opening, testMarket } from '../../testing/fakeFeed.ts'
import { startTestOperator, until, type TestOperator, type TestPlayer } from '../../testing/operator.ts'

let operator: TestOperator
let staff: TestPlayer & { transactionCode: string }

beforeAll(async () => {
  operator = await startTestOperator(opening(testMarket('1.1')))
  staff = await operator.administrator()
})
afterAll(() => operator.sandbox.close())

const read = async () =>
  (await staff.call('GET', 'api/administrator/securityEvent?limit=100')).body.docs as SecurityEvent[]
const found = (matches: (event: SecurityEvent) => boolean) => until(async () => (await read()).find(matches))

it('records who held a market, turned a switch, notified everybody and settled, and what was refused', async () => {
  const { transactionCode } = staff
  await staff.call('PUT', 'api/administrator/market/hold', { marketId: '1.1', isHeld: true })
  await staff.call('PUT', 'api/administrator/setting/singleScreen', { singleScreen: true, transactionCode })
  await staff.call('PUT', 'api/administrator/setting/singleScreen', {
    singleScreen: false,
    transactionCode: 'x',
  })
  await staff.call('POST', 'api/administrator/broadcast/notification', { title: 'News', body: 'A word' })
  const command = { key: randomUUID(), marketId: '1.1', winners: ['101'], transactionCode }
  await staff.call('POST', 'api/administrator/market/settle', command)
  const mine = { actorId: staff.id, actorName: 'administrator', address: '127.0.0.1' }
  const expected = [
    { kind: 'holdMarket', outcome: 'done', details: { marketId: '1.1', isHeld: true } },
    { kind: 'setSingleScreen', outcome: 'done', details: { singleScreen: true } },
    { kind: 'setSingleScreen', outcome: 'transaction-code-wrong', details: { singleScreen: false } },
    { kind: 'sendBroadcast', outcome: 'done', details: { title: 'News' } },
    {
      kind: 'settleMarket',
      outcome: 'done',
      details: { marketId: '1.1', winners: ['101'], isDeadHeat: false },
    },
  ]
  for (const event of expected)
    expect(
      await found(({ kind, outcome }) => kind === event.kind && outcome === event.outcome),
    ).toMatchObject({ ...mine, ...event })
})

it('records whose configuration was changed, and its present flags', async () => {
  const { transactionCode } = staff
  const change = {
    domainName: 'brand.example',
    flags: { 'wallet.minimumAmount': 300, 'betting.slip.oddSteppers': true },
    key: randomUUID(),
    transactionCode,
  }
  expect((await staff.call('PUT', 'api/administrator/setting/domain', change)).status).toBe(200)
  expect(await found(({ kind }) => kind === 'setDomainConfiguration')).toMatchObject({
    outcome: 'done',
    details: { domainName: 'brand.example', flags: ['wallet.minimumAmount', 'betting.slip.oddSteppers'] },
  })
})

it('records unauthorized and invalid calls of staff, but no mistakes of players', async () => {
  const agent = await operator.newMember('agent', 0n)
  const player = await operator.newMember()
  const hold = { marketId: '1.1', isHeld: true }
  expect((await agent.call('PUT', 'api/administrator/market/hold', hold)).status).toBe(403)
  expect(await found(({ actorId, kind }) => actorId === agent.id && kind === 'holdMarket')).toMatchObject({
    outcome: 'forbidden',
    details: {},
  })
  expect((await staff.call('PUT', 'api/administrator/market/hold', { marketId: 7 })).status).toBe(400)
  expect(
    await found(({ actorId, outcome }) => actorId === staff.id && outcome === 'malformed'),
  ).toMatchObject({ kind: 'holdMarket', details: {} })
  expect((await player.call('PUT', 'api/administrator/market/hold', hold)).status).toBe(403)
  expect(
    (await read()).filter(({ actorId, kind }) => actorId === player.id && kind === 'holdMarket'),
  ).toEqual([])
})

it('records logins, including failed ones, and contains no secret', async () => {
  const player = await operator.newMember()
  await operator.logIn('nobody_at_all', 'a secret typed wrong')
  expect(await found(({ outcome }) => outcome === 'wrong-credentials')).toMatchObject({
    kind: 'logIn',
    actorId: '',
    details: {},
  })
  expect(await found(({ actorId }) => actorId === player.id)).toMatchObject({
    kind: 'logIn',
    outcome: 'done',
  })
  await player.call('DELETE', 'api/user/auth')
  await found(({ kind, actorId }) => kind === 'logOut' && actorId === player.id)
  const text = JSON.stringify(await read())
  for (const secret of [player.password, player.token, staff.transactionCode, 'a secret typed wrong'])
    expect(text).not.toContain(secret)
})

it('is for the administrator only, and cannot be changed', async () => {
  const agent = await operator.newMember('agent', 0n)
  expect((await agent.call('GET', 'api/administrator/securityEvent')).status).toBe(403)
  await expect(operator.sandbox.database.execute('delete from security_event')).rejects.toThrow(
    'delete from security_event',
  )
})
