import { listDepositMethods } from '@kit/sdk/contract'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { account } from '../../database/schema.ts'
import { startTestOperator, type TestOperator, type TestPlayer } from '../../../testing/operator.ts'
import { paymentsOf, requestIn, type Request } from '../../../testing/payments.ts'
import { testPicture } from '../../../testing/pictures.ts'
import { readQrCode } from '../../../testing/readQrCode.ts'
import { readImage } from '@kit/sdk/contract'

let operator: TestOperator
let payments: ReturnType<typeof paymentsOf>
let staff: TestPlayer

beforeAll(async () => {
  operator = await startTestOperator([])
  payments = paymentsOf(operator)
  staff = await operator.newMember('administrator', 0n)
})
afterAll(() => operator.sandbox.close())

const points = async (player: TestPlayer) => (await player.balance()).availablePts
const list = async (caller: TestPlayer, query: string, type = 'user') => {
  const { body } = await caller.call('GET', `api/${type}/deposit?${query}`)
  return { docs: body.docs as Request[], totalDocs: body['totalDocs'] }
}

describe('a deposit', () => {
  it('CALL-097 ROLE-017 TXN-015 DEP-044 is pending after its claim, and moves nothing yet', async () => {
    const player = await operator.newMember()
    const answer = await payments.deposit(player, { utr: '1234 5678 9012' })
    expect(answer).toMatchObject({ status: 200, body: { message: 'Deposit Successfull' } })
    expect(requestIn(answer)).toMatchObject({
      amount: 1000,
      status: 'pending',
      utr: '123456789012',
      type: 'UPI',
      remarks: '',
      userId: player.id,
    })
    expect(JSON.stringify(answer.body)).not.toMatch(/slip\.png|uploads/)
    expect(await points(player)).toBe(100_000)
  })

  it('CALL-103 ROLE-018 credits the points once, however often staff approve', async () => {
    const player = await operator.newMember()
    const request = requestIn(await payments.deposit(player))
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => payments.decide(staff, 'deposit', request, 'approved', 'seen')),
    )
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 200, body: { docs: { status: 'approved', remarks: 'seen' } } })
    expect(await points(player)).toBe(101_000)
  })

  it('credits nothing if it is rejected, and every end is final', async () => {
    const player = await operator.newMember()
    const request = requestIn(await payments.deposit(player))
    expect(requestIn(await payments.decide(staff, 'deposit', request, 'processing')).status).toBe(
      'processing',
    )
    expect(requestIn(await payments.decide(staff, 'deposit', request, 'rejected')).status).toBe('rejected')
    for (const action of ['approved', 'processing'])
      expect(await payments.decide(staff, 'deposit', request, action)).toMatchObject({
        status: 409,
        body: { code: 'request-decided', details: { state: 'rejected' } },
      })
    expect(await points(player)).toBe(100_000)
  })

  it('is either approved or rejected if staff do both at the same time', async () => {
    const player = await operator.newMember()
    const request = requestIn(await payments.deposit(player))
    const both = await Promise.all(
      ['approved', 'rejected'].map((action) => payments.decide(staff, 'deposit', request, action)),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const [now] = (await list(player, '')).docs
    expect(await points(player)).toBe(now?.status === 'approved' ? 101_000 : 100_000)
  })

  it('refuses an approval of a different amount than claimed', async () => {
    const player = await operator.newMember()
    const request = requestIn(await payments.deposit(player))
    expect(await payments.decide(staff, 'deposit', { ...request, amount: 9000 }, 'approved')).toMatchObject({
      status: 409,
      body: { code: 'amount-differs', field: 'amount', details: { amount: '1000' } },
    })
  })

  it('DEP-050 refuses a demo account', async () => {
    const demo = await operator.newPlayer()
    expect(await payments.deposit(demo)).toMatchObject({
      status: 403,
      body: { message: 'This is your Demo Account, Please Login as Normal user', code: 'demo-account' },
    })
  })

  it('DEP-048 refuses a second while one is pending, also of several simultaneous ones', async () => {
    const player = await operator.newMember()
    const answers = await Promise.all(Array.from({ length: 6 }, () => payments.deposit(player)))
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused).toHaveLength(5)
    for (const { body } of refused)
      expect(body).toEqual({ message: 'Already Have Request, Please Wait', code: 'request-pending' })
    expect((await list(player, '')).totalDocs).toBe(1)
  })

  it('DEP-048 Q-024 is allowed again after the newest is being processed', async () => {
    const player = await operator.newMember()
    const request = requestIn(await payments.deposit(player))
    await payments.decide(staff, 'deposit', request, 'processing')
    expect((await payments.deposit(player)).status).toBe(200)
    expect((await payments.deposit(player)).body['code']).toBe('request-pending')
  })

  it('opens one deposit per key, for any number of simultaneous copies, and finds it by the key', async () => {
    const player = await operator.newMember()
    const key = randomUUID()
    const claim = { key, utr: '665544332211' }
    const answers = await Promise.all(Array.from({ length: 5 }, () => payments.deposit(player, claim)))
    for (const answer of answers) expect(requestIn(answer)).toMatchObject({ _id: key, status: 'pending' })
    await payments.decide(staff, 'deposit', requestIn(answers[0]!), 'rejected')
    expect(requestIn(await payments.deposit(player, claim)).status).toBe('rejected')
    expect(await list(player, `search=${key}`)).toMatchObject({ totalDocs: 1, docs: [{ _id: key }] })
    const other = await operator.newMember()
    for (const answer of [
      await payments.deposit(player, { ...claim, amount: '2000' }),
      await payments.deposit(player, { ...claim, utr: '665544332212' }),
      await payments.deposit(other, claim),
    ])
      expect(answer).toMatchObject({ status: 422, body: { code: 'key-reused', field: 'key' } })
  })

  it('DEP-049 accepts a second while one is pending if the brand permits it', async () => {
    const generous = await startTestOperator([], { payments: { allowsMultipleRequests: true } })
    const player = await generous.newMember()
    const { deposit } = paymentsOf(generous)
    const answers = await Promise.all(Array.from({ length: 3 }, () => deposit(player)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await list(player, 'status=pending')).totalDocs).toBe(3)
    await generous.sandbox.close()
  })

  it('accepts a transaction reference once, from any player, and again after it was rejected', async () => {
    const [one, other] = [await operator.newMember(), await operator.newMember()]
    const utr = '777777777777'
    const request = requestIn(await payments.deposit(one, { utr }))
    expect(await payments.deposit(other, { utr })).toMatchObject({
      status: 409,
      body: { code: 'utr-used', field: 'utr' },
    })
    await payments.decide(staff, 'deposit', request, 'rejected')
    expect((await payments.deposit(other, { utr })).status).toBe(200)
  })

  it.each(['12345', '1234567890123', 'abcdefgh', '12345678901a', ''])(
    'DEP-041 refuses the transaction reference %j',
    async (utr) => {
      const player = await operator.newMember()
      expect(await payments.deposit(player, { utr })).toMatchObject({ status: 400, body: { field: 'utr' } })
    },
  )

  it('accepts a bank’s reference with letters for NEFT, and for no other method', async () => {
    const player = await operator.newMember()
    const utr = 'EXAMN52026112800123456'
    const upi = await payments.deposit(player, { utr })
    expect(upi).toMatchObject({ status: 400, body: { field: 'utr' } })
    const neft = { utr: 'examn 5 20261128 00123456', depositTypeId: 'deposit-neft', amount: '5000' }
    expect(await payments.deposit(player, neft)).toMatchObject({ status: 200, body: { docs: { utr } } })
  })

  it('DEP-041 accepts a transaction reference of 12 digits, and of 6 as its hint says (Q-017)', async () => {
    for (const utr of ['908172635445', '908172']) {
      const player = await operator.newMember()
      expect(await payments.deposit(player, { utr })).toMatchObject({ status: 200, body: { docs: { utr } } })
    }
  })

  it('DEP-053 DEP-056 is made through every kind of method, QR with the picture in its first field', async () => {
    const player = await operator.newMember()
    const { body } = await player.call('GET', 'api/user/setting/depositType?active=true')
    const methods = z.decode(listDepositMethods.response, body.docs as never)
    const byHand = methods.filter(({ paymentType, isLocked }) => paymentType !== 'IPAY' && !isLocked)
    expect(byHand.map(({ paymentType }) => paymentType)).toEqual(['UPI', 'IMPS', 'NEFT', 'USDT', 'QR'])
    for (const { id } of byHand) {
      const answer = await payments.deposit(await operator.newMember(), { depositTypeId: id })
      expect([id, answer.status]).toEqual([id, 200])
    }
  })

  it('DEP-028 pays by the QR picture to the account that the method shows', async () => {
    const player = await operator.newMember()
    const { body } = await player.call('GET', 'api/user/setting/depositType?active=true')
    const methods = z.decode(listDepositMethods.response, body.docs as never)
    const byPicture = methods.filter(({ paymentType }) => paymentType === 'QR' || paymentType === 'USDT')
    const read = await Promise.all(
      byPicture.map(async ({ customFields: [picture] }) => {
        const seen = await operator.call('GET', `api/common/imageBaseUrl?imageUrl=${picture?.value}`)
        const { imageBase } = seen.body.docs as { imageBase: string }
        return readQrCode(Buffer.from(imageBase, 'base64'))
      }),
    )
    const usdt = byPicture.findIndex(({ paymentType }) => paymentType === 'USDT')
    const qr = byPicture.findIndex(({ paymentType }) => paymentType === 'QR')
    expect(byPicture[usdt]?.walletNumber).toMatch(/^T\w{33}$/)
    expect(read[usdt]).toBe(byPicture[usdt]?.walletNumber)
    const address = new URL(read[qr] ?? '')
    expect(`${address.protocol}//${address.host}`).toBe('upi://pay')
    expect(Object.fromEntries(address.searchParams)).toEqual({
      pa: byPicture[qr]?.upiId,
      pn: byPicture[qr]?.accountName,
      cu: 'INR',
    })
    expect(byPicture[qr]?.upiId).toBe(methods.find(({ paymentType }) => paymentType === 'UPI')?.upiId)
  })

  it('DEP-015 accepts the minimum and the maximum of its method', async () => {
    for (const amount of ['100', '100000'])
      expect((await payments.deposit(await operator.newMember(), { amount })).status).toBe(200)
  })

  it.each([
    ['an unknown method', { depositTypeId: 'nothing' }, 404, 'payment-method-unknown'],
    ['a method for payouts', { depositTypeId: 'payout-upi' }, 404, 'payment-method-unknown'],
    ['DEP-014 a locked method', { depositTypeId: 'deposit-mobile' }, 404, 'payment-method-unknown'],
    ['a card without its page', { depositTypeId: 'deposit-ipay' }, 404, 'payment-method-unknown'],
    ['DEP-015 too little', { amount: '99' }, 409, 'amount-out-of-range'],
    ['DEP-015 too much', { amount: '100001' }, 409, 'amount-out-of-range'],
    ['nothing', { amount: '0' }, 400, 'malformed'],
    ['less than nothing', { amount: '-1000' }, 400, 'malformed'],
    ['an amount that is none', { amount: '1e309' }, 400, 'malformed'],
    ['an unknown bonus', { bonusId: 'nothing' }, 409, 'bonus-unavailable'],
  ] as const)('refuses %s', async (_what, more, status, code) => {
    const player = await operator.newMember()
    expect(await payments.deposit(player, more)).toMatchObject({ status, body: { code } })
    expect((await list(player, '')).totalDocs).toBe(0)
  })

  it('is decided by staff only', async () => {
    const player = await operator.newMember()
    const { _id } = requestIn(await payments.deposit(player))
    const fields = { depositId: _id, amount: '1000', action: 'approved' }
    expect((await player.submit('PATCH', 'api/user/deposit', fields)).status).toBe(403)
    expect((await player.submit('PATCH', 'api/administrator/deposit', fields)).status).toBe(403)
  })

  it('shows staff the deposits below them and no others', async () => {
    const [player, agent, stranger] = [
      await operator.newMember(),
      await operator.newMember('agent', 0n),
      await operator.newMember('agent', 0n),
    ]
    await operator.sandbox.database
      .update(account)
      .set({ parentId: agent.id })
      .where(eq(account.id, player.id))
    const { _id } = requestIn(await payments.deposit(player))
    expect((await list(agent, '', 'agent')).docs.map((row) => row._id)).toEqual([_id])
    expect((await list(stranger, '', 'agent')).docs).toEqual([])
    const fields = { depositId: _id, amount: '1000', action: 'approved' }
    expect(await stranger.submit('PATCH', 'api/agent/deposit', fields)).toMatchObject({
      status: 404,
      body: { code: 'request-unknown' },
    })
    expect((await agent.submit('PATCH', 'api/agent/deposit', fields)).status).toBe(200)
    expect(await points(player)).toBe(101_000)
  })
})

describe('a deposit by the default branch', () => {
  const payIn = (branch: TestPlayer, body: Record<string, unknown>) =>
    branch.call('POST', 'api/branch/deposit', { key: crypto.randomUUID(), amount: 500, ...body })

  async function branchAndPlayer() {
    const [branch, player] = [await operator.newMember('defaultBranch', 0n), await operator.newMember()]
    await operator.sandbox.database
      .update(account)
      .set({ parentId: branch.id })
      .where(eq(account.id, player.id))
    return { branch, player }
  }

  it('CALL-102 ROLE-019 is credited immediately, and once per key', async () => {
    const { branch, player } = await branchAndPlayer()
    const body = { userId: player.id, key: crypto.randomUUID(), remarks: 'cash' }
    const answers = await Promise.all(Array.from({ length: 6 }, () => payIn(branch, body)))
    for (const answer of answers)
      expect(answer).toMatchObject({
        status: 200,
        body: { docs: { _id: body.key, status: 'approved', amount: 500, remarks: 'cash' } },
      })
    expect(await points(player)).toBe(100_500)
    expect(await payIn(branch, { ...body, amount: 600 })).toMatchObject({
      status: 422,
      body: { code: 'key-reused' },
    })
    expect(await points(player)).toBe(100_500)
  })

  it('is only for its own players, and for no other user type to make', async () => {
    const { branch, player } = await branchAndPlayer()
    const other = await operator.newMember('defaultBranch', 0n)
    const agent = await operator.newMember('branch', 0n)
    const userId = player.id
    expect(await payIn(other, { userId })).toMatchObject({ status: 404, body: { code: 'user-unknown' } })
    expect(await payIn(branch, { userId: other.id })).toMatchObject({ status: 404 })
    expect(await payIn(agent, { userId })).toMatchObject({ status: 403 })
    expect(await points(player)).toBe(100_000)
  })
})

describe('the picture of a deposit', () => {
  it.each([
    ['is missing', null, 400, 'malformed'],
    ['is no picture', new File(['<svg/>'], 'a.png', { type: 'image/png' }), 400, 'image-unreadable'],
    ['has too many pixels', testPicture({ width: 5001, height: 5000 }), 400, 'image-too-large'],
    ['has more than 5 MB', testPicture({ bytes: 5 * 1024 * 1024 + 1 }), 413, 'file-too-large'],
  ] as const)('is refused if it %s', async (_what, image, status, code) => {
    const player = await operator.newMember()
    expect(await payments.deposit(player, {}, image)).toMatchObject({ status, body: { code } })
    expect((await list(player, '')).totalDocs).toBe(0)
  })

  it('is visible only to its player and to staff above', async () => {
    const player = await operator.newMember()
    const answer = await payments.deposit(player)
    const { imageId } = answer.body.docs as { imageId: string }
    const see = (who: TestPlayer, id = imageId, type = 'user') =>
      who.call('GET', `api/${type}/deposit/image?imageId=${id}`)
    for (const seen of [await see(player), await see(staff, imageId, 'administrator')]) {
      const { imageBase, mediaType } = seen.body.docs as { imageBase: string; mediaType: string }
      const bytes = new Uint8Array(Buffer.from(imageBase, 'base64'))
      expect(readImage(bytes)).toEqual({ mediaType, width: 600, height: 800 })
    }
    const unknown = { status: 404, body: { code: 'image-unknown' } }
    expect(await see(await operator.newMember())).toMatchObject(unknown)
    expect(await see(await operator.newMember('agent', 0n), imageId, 'agent')).toMatchObject(unknown)
    expect(await see(player, '..%2Faccounts.json')).toMatchObject(unknown)
    expect(await operator.call('GET', `api/common/imageBaseUrl?imageUrl=${imageId}`)).toMatchObject(unknown)
  })

  it.each(['png', 'jpeg', 'webp', 'gif'] as const)('DEP-033 may be a %s', async (format) => {
    const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#ff0000' } })
      .toFormat(format)
      .toBuffer()
    const image = new File([new Uint8Array(bytes)], `slip.${format}`, { type: `image/${format}` })
    expect((await payments.deposit(await operator.newMember(), {}, image)).status).toBe(200)
  })

  it('may have 5 MB', async () => {
    const player = await operator.newMember()
    const image = testPicture({ bytes: 5 * 1024 * 1024 })
    expect((await payments.deposit(player, {}, image)).status).toBe(200)
  })
})

describe('a multipart body', () => {
  const send = async (body: BodyInit, headers: Record<string, string> = {}) => {
    const { token } = await operator.newMember()
    return operator.call('POST', 'api/user/deposit', {
      headers: { authorization: `Bearer ${token}`, ...headers },
      body,
    })
  }
  const type = { 'content-type': 'multipart/form-data; boundary=b' }

  it.each([
    ['is cut off', '--b\r\ncontent-disposition: form-data; name="utr"\r\n\r\n1', type],
    ['has no boundary', 'x', { 'content-type': 'multipart/form-data' }],
    ['is empty', '--b--\r\n', type],
    ['is JSON', '{}', { 'content-type': 'application/json' }],
    ['is a plain form', new URLSearchParams({ utr: '1' }), {}],
    [
      'names a field of every object',
      '--b\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\n1\r\n--b--\r\n',
      type,
    ],
    [
      'has a field that is too long',
      `--b\r\ncontent-disposition: form-data; name="utr"\r\n\r\n${'1'.repeat(5000)}\r\n--b--\r\n`,
      type,
    ],
  ])('is refused if it %s', async (_what, body, headers) => {
    const answer = await send(body, headers)
    expect([answer.status, answer.body['code']]).toEqual([400, 'malformed'])
  })

  it('is refused if it has two files or many fields', async () => {
    const two = new FormData()
    for (const name of ['image', 'other']) two.set(name, testPicture())
    const many = new FormData()
    for (let index = 0; index < 20; index++) many.set(`field${index}`, 'x')
    for (const form of [two, many])
      expect(await send(form)).toMatchObject({ status: 413, body: { code: 'body-too-large' } })
  })

  it('is not read for an unauthorized caller', async () => {
    const form = new FormData()
    form.set('image', testPicture())
    expect((await operator.call('POST', 'api/user/deposit', { body: form })).status).toBe(401)
  })

  it('is limited per player', async () => {
    const limited = await startTestOperator([], { rateLimits: { accounts: false } })
    const player = await limited.newMember()
    const statuses: number[] = []
    for (let index = 0; index < 11; index++) statuses.push((await paymentsOf(limited).deposit(player)).status)
    expect(statuses.at(-1)).toBe(429)
    expect(statuses.slice(0, 10)).not.toContain(429)
    await limited.sandbox.close()
  })
})

describe('the list of deposits', () => {
  it('CALL-092 CALL-094 TXN-025 filters by state, date and text, in pages', async () => {
    const player = await operator.newMember()
    const utrs = ['111111111101', '111111111102', '111111111103']
    for (const utr of utrs)
      await payments.decide(
        staff,
        'deposit',
        requestIn(await payments.deposit(player, { utr })),
        utr.endsWith('2') ? 'rejected' : 'approved',
      )
    const utrsOf = async (query: string) => (await list(player, query)).docs.map((row) => row.utr)
    expect(await utrsOf('')).toEqual(utrs.toReversed())
    expect(await utrsOf('status=approved')).toEqual([utrs[2], utrs[0]])
    expect(await utrsOf('search=1102')).toEqual([utrs[1]])
    expect(await utrsOf('search=%25')).toEqual([])
    expect(await utrsOf('page=2&limit=2')).toEqual([utrs[0]])
    expect(await utrsOf('startDate=2020-01-01T00:00:00.000Z&endDate=2020-01-02T00:00:00.000Z')).toEqual([])
    expect(await utrsOf(`startDate=2020-01-01T00:00:00.000Z`)).toHaveLength(3)
    for (const date of ['soon', '0000-01-01T00:00:00Z', '-200000-01-01T00:00:00Z'])
      expect(
        await player.call('GET', `api/user/deposit?startDate=${encodeURIComponent(date)}`),
      ).toMatchObject({ status: 400, body: { field: 'startDate' } })
  })

  it('CALL-093 has 25 rows by default', async () =>
    expect((await staff.call('GET', 'api/administrator/deposit')).body).toMatchObject({ limit: 25 }))

  it('contains only a player’s own', async () => {
    await payments.deposit(await operator.newMember())
    expect((await list(await operator.newMember(), '')).docs).toEqual([])
  })
})
