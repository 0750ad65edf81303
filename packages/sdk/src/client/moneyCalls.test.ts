import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  createDeposit,
  createHostedDeposit,
  createHostedWithdrawal,
  createPaymentAccount,
  createWithdrawal,
  cancelWithdrawal,
  decideDeposit,
  decideWithdrawal,
  deletePaymentAccount,
  editPaymentAccount,
  deleteImage,
  getImage,
  getProfitReport,
  listBonuses,
  listDepositMethods,
  listDeposits,
  listPaymentAccounts,
  listPayoutMethods,
  listUsedBonuses,
  listWithdrawals,
  logPaymentAccount,
  makeAccountPrimary,
  saveImage,
} from '../contract/index.ts'
import { sentFor } from '../testing/sentFor.ts'

const json = (body: unknown): unknown => JSON.parse(String(body))
const form = (body: unknown) => Object.fromEntries(new URLSearchParams(String(body)))

const details = [{ label: 'IFSC', value: 'X' }]
const picture = new File(['x'], 'slip.png', { type: 'image/png' })
const listAsked = { page: 1, limit: 25, search: '' }

describe('what the client sends', () => {
  it('CALL-097 CALL-098 a deposit as multipart fields, with a bonus only when one is chosen', async () => {
    const deposit = { utr: '123456789012', image: picture, depositTypeId: 'upi', amount: 100_000n }
    const plain = await sentFor(createDeposit, deposit)
    expect(plain.call).toBe('POST api/user/deposit')
    expect(Object.fromEntries(plain.body as FormData)).toEqual({
      utr: '123456789012',
      image: picture,
      depositTypeId: 'upi',
      amount: '1000',
    })
    // The boundary is in it, and only who writes the body knows that.
    expect(plain.headers).not.toHaveProperty('content-type')
    const withBonus = await sentFor(createDeposit, { ...deposit, bonusId: 'first' })
    expect((withBonus.body as FormData).get('bonusId')).toBe('first')
  })

  it('DEP-041 no deposit whose reference is not 6 to 12 digits: that is a defect of the page', () => {
    const deposit = { utr: '12345', image: picture, depositTypeId: 'upi', amount: 100_000n }
    for (const utr of ['12345', '1234567890123', 'abcdefgh'])
      expect(z.safeEncode(createDeposit.request, { ...deposit, utr }).success).toBe(false)
    expect(z.safeEncode(createDeposit.request, { ...deposit, utr: '123456789012' }).success).toBe(true)
  })

  it('CALL-099 a deposit by card', async () => {
    const { call, body } = await sentFor(createHostedDeposit, {
      depositTypeId: 'ipay',
      amount: 2550n,
      operatorId: '1001',
      redirectUrl: 'http://b2c.test/transaction',
    })
    expect(call).toBe('POST api/user/deposit/iPay')
    expect(json(body)).toEqual({
      depositTypeId: 'ipay',
      amount: 25.5,
      operatorId: '1001',
      redirectUrl: 'http://b2c.test/transaction',
    })
  })

  it('CALL-103 CALL-106 DEP-058 what staff decide, as a form under their own type', async () => {
    const decision = {
      amount: 100_000n,
      depositId: 'd',
      action: 'approved' as const,
      remarks: 'seen',
      transactionCode: 'code',
    }
    const fields = {
      amount: '1000',
      depositId: 'd',
      action: 'approved',
      remarks: 'seen',
      transactionCode: 'code',
    }
    const deposit = await sentFor(decideDeposit, decision, 'agent')
    expect([deposit.call, form(deposit.body)]).toEqual(['PATCH api/agent/deposit', fields])
    const withdrawal = await sentFor(decideWithdrawal, decision, 'defaultBranch')
    expect([withdrawal.call, form(withdrawal.body)]).toEqual(['PATCH api/branch/withdraw', fields])
  })

  it('CALL-104 CALL-107 DEP-058 a withdrawal, and that it is taken back', async () => {
    const asked = await sentFor(createWithdrawal, { amount: 100_000n, accountId: 'a' })
    expect([asked.call, json(asked.body)]).toEqual([
      'POST api/user/withdraw',
      { amount: 1000, accountId: 'a' },
    ])
    const cancelled = await sentFor(cancelWithdrawal, { withdrawId: 'w' })
    expect([cancelled.call, cancelled.query]).toEqual(['DELETE api/user/withdraw', { withdrawId: 'w' }])
  })

  it('CALL-105 a withdrawal through the hosted provider', async () => {
    const said = {
      accountId: 'a',
      beneficiaryName: 'Asha Rao',
      bankName: 'Example Bank',
      ifscCode: 'X',
      accountNumber: '1',
      operatorId: '1001',
    }
    const { call, body } = await sentFor(createHostedWithdrawal, { ...said, amount: 100_000n })
    expect([call, json(body)]).toEqual(['POST api/user/withdraw/iPay', { ...said, amount: 1000 }])
  })

  it('CALL-092 CALL-094 CALL-095 the lists’ filters, the status in lowercase and left out for all', async () => {
    for (const [endpoint, path] of [
      [listDeposits, 'api/user/deposit'],
      [listWithdrawals, 'api/user/withdraw'],
    ] as const) {
      const all = await sentFor(endpoint, listAsked)
      expect([all.call, all.query]).toEqual([`GET ${path}`, { page: '1', limit: '25', search: '' }])
      const range = { startDate: '2026-01-01T00:00:00.000Z', endDate: '2026-01-07T23:59:59.999Z' }
      const some = await sentFor(endpoint, { ...listAsked, search: 'utr', status: 'approved', ...range })
      expect(some.query).toEqual({ page: '1', limit: '25', search: 'utr', status: 'approved', ...range })
    }
  })

  it('CALL-084 CALL-085 CALL-086 CALL-087 CALL-088 CALL-089 payout accounts', async () => {
    expect((await sentFor(listPaymentAccounts, {})).call).toBe('GET api/user/account')
    const account = { paymentMethodTypeId: 'imps', name: 'Asha Rao', accountDetails: details }
    const created = await sentFor(createPaymentAccount, account)
    expect([created.call, json(created.body)]).toEqual(['POST api/user/account', account])
    const edited = await sentFor(editPaymentAccount, {
      accountId: 'a',
      primary: true,
      accountDetails: details,
    })
    expect([edited.call, json(edited.body)]).toEqual([
      'PUT api/user/account',
      { accountId: 'a', primary: true, accountDetails: details },
    ])
    const deleted = await sentFor(deletePaymentAccount, { accountId: 'a' })
    expect([deleted.call, deleted.query, deleted.body]).toEqual([
      'DELETE api/user/account',
      { accountId: 'a' },
      undefined,
    ])
    const primary = await sentFor(makeAccountPrimary, { accountId: 'a', primary: 'true' })
    expect([primary.call, primary.query, primary.body]).toEqual([
      'PATCH api/user/account',
      { accountId: 'a', primary: 'true' },
      undefined,
    ])
    const proved = await sentFor(deletePaymentAccount, { accountId: 'a', password: 'Floodlight1' })
    expect([proved.query, json(proved.body)]).toEqual([{ accountId: 'a' }, { password: 'Floodlight1' }])
    const logged = await sentFor(logPaymentAccount, { accountNumber: '1', accountDetails: details })
    expect([logged.call, json(logged.body)]).toEqual([
      'POST api/user/accountLog',
      { accountNumber: '1', accountDetails: details },
    ])
  })

  it('CALL-090 CALL-091 CALL-108 CALL-109 what is asked of methods and bonuses', async () => {
    const active = { active: 'true' as const }
    for (const [endpoint, path] of [
      [listPayoutMethods, 'paymentMethodType'],
      [listDepositMethods, 'depositType'],
      [listBonuses, 'bonus'],
    ] as const) {
      const { call, query } = await sentFor(endpoint, active, 'agent')
      expect([call, query]).toEqual([`GET api/agent/setting/${path}`, active])
    }
    expect((await sentFor(listUsedBonuses, {})).call).toBe('GET api/user/bonus')
  })

  it('CALL-116 CALL-117 CALL-118 a picture for one of two places, and that it is removed', async () => {
    expect(() => saveImage.request.parse({ image: picture, bucketName: 'elsewhere' })).toThrow('bucketName')
    const saved = await sentFor(saveImage, { image: picture, bucketName: 'themeAsset' }, 'whiteLabel')
    expect(saved.call).toBe('POST api/whiteLabel/setting/s3Image')
    expect(Object.fromEntries(saved.body as FormData)).toEqual({ image: picture, bucketName: 'themeAsset' })
    const removed = await sentFor(deleteImage, { fileName: 'picture' })
    expect([removed.call, removed.query]).toEqual([
      'DELETE api/user/setting/s3Image',
      { fileName: 'picture' },
    ])
  })

  it('CALL-053 the id of a picture', async () => {
    const { call, query } = await sentFor(getImage, { imageUrl: 'picture' })
    expect([call, query]).toEqual(['GET api/common/imageBaseUrl', { imageUrl: 'picture' }])
  })

  it('CALL-040 whose report, and of which days', async () => {
    const asked = { userId: 'u', startDate: '2026-01-01T00:00:00.000Z', endDate: '2026-01-07T23:59:59.999Z' }
    const { call, query } = await sentFor(getProfitReport, asked, 'whiteLabel')
    expect([call, query]).toEqual(['GET api/whiteLabel/game/report', asked])
  })
})
