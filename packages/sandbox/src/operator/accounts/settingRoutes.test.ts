import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { account, contactChannel } from '../database/schema.ts'
import { opening, testMarket } from '../../testing/fakeFeed.ts'
import { startTestOperator, type TestOperator } from '../../testing/operator.ts'
import { seededChannels } from './contactChannels.ts'

let operator: TestOperator

beforeAll(async () => {
  operator = await startTestOperator(opening(testMarket('1.1')))
})
afterAll(() => operator.sandbox.close())

async function idOf(userName: string): Promise<string> {
  const rows = await operator.sandbox.database
    .select({ id: account.id })
    .from(account)
    .where(eq(account.userName, userName))
  return rows[0]?.id ?? ''
}

it('CALL-031 CALL-035 returns a player the role of its white label and its referral code', async () => {
  const player = await operator.newPlayer()
  const whiteLabelId = await idOf('whiteLabel')
  expect((await player.call('GET', 'api/user/profile')).body.docs).toMatchObject({
    whiteLabelId,
    createdBy: await idOf('defaultBranch'),
  })
  expect((await player.call('GET', 'api/user/whiteLabelRole')).body.docs).toEqual([
    { _id: whiteLabelId, whiteLabelId, europeanCasinoDisabled: false },
  ])
  expect((await player.call('GET', 'api/user/setting/referral')).body.docs).toEqual({
    referralCode: expect.stringMatching(/^[0-9a-f]{10}$/),
    referredCount: 0,
  })
})

it('CALL-032 returns the currency rates to everyone', async () => {
  const answer = await operator.call('GET', 'api/common/setting/currency?whiteLabelId=x&server=master')
  expect(answer.body.docs).toContainEqual({ currency: 'INR', symbol: '₹', rate: '1' })
  expect(answer.body.docs).toContainEqual({ currency: 'USD', symbol: '$', rate: '0.0118' })
})

it('CALL-036 CALL-037 returns the contact channels of the own line to players, and of staff to visitors', async () => {
  const player = await operator.newPlayer()
  const branch = await idOf('branch')
  await operator.sandbox.database.insert(contactChannel).values({
    accountId: branch,
    whatsapp: '+910000000009',
    chatType: 'tawk',
    chatValue: 'room',
  })
  const ofBranch = {
    whatsapp: '+910000000009',
    depositWhatsapp: '',
    withdrawWhatsapp: '',
    chat: { type: 'tawk', value: 'room' },
  }
  const ofOperator = { ...seededChannels, chat: null }
  const own = (adminId: string) => player.call('GET', `api/user/communicationDetail?adminId=${adminId}`)
  expect((await own(await idOf('defaultBranch'))).body.docs).toEqual(ofBranch)
  expect((await own(await idOf('whiteLabel'))).body.docs).toEqual(ofOperator)
  expect(await own(await idOf('player'))).toMatchObject({ status: 404, body: { code: 'account-unknown' } })
  const visitor = (adminId: string) =>
    operator.call('GET', `api/common/communicationDetail?adminId=${adminId}`)
  expect((await visitor(branch)).body.docs).toEqual(ofBranch)
  for (const id of ['sandbox', '', await idOf('player'), await idOf('agent')])
    expect((await visitor(id)).body.docs).toEqual(ofOperator)
})

it('shows the inbox to the administrator only, newest first and in pages', async () => {
  for (const phone of ['+919000000001', '+919000000002'])
    await operator.call('POST', 'api/common/signup/otp', {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ phone, operator: '' }),
    })
  const list = async (userType: string, path = userType) => {
    const seeded = operator.sandbox.accounts.find((row) => row.userType === userType)
    const { headers } = await operator.logIn(seeded?.userName ?? '', seeded?.password ?? '')
    return operator.call('GET', `api/${path}/inbox?limit=1`, {
      headers: { authorization: headers.get('authorization') ?? '' },
    })
  }
  expect((await list('administrator')).body).toMatchObject({
    docs: [{ phone: '+919000000002', purpose: 'signup', sender: 'Operator' }],
    totalDocs: 2,
    nextPage: true,
  })
  for (const userType of ['user', 'whiteLabel', 'agent'])
    expect((await list(userType, 'administrator')).status).toBe(403)
})
