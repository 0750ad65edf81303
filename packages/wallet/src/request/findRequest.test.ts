import type { PaymentRequest } from '@kit/sdk/contract'
import { expect, it } from 'vitest'
import { paymentRequest } from '../testing/samples.ts'
import { findRequest, isKey } from './findRequest.ts'

const key = '00000000-0000-4000-8000-000000000001'
const sentAtMs = Date.UTC(2026, 10, 20, 10)
const at = (seconds: number, id: string) =>
  paymentRequest({ id, createdAt: new Date(sentAtMs + seconds * 1_000).toISOString() })

const listOf = (rows: readonly PaymentRequest[]) => async (search: string) =>
  rows.filter(({ id }) => search === '' || id === search)

it('finds the request that has the key for an id, whatever came after it', async () => {
  const mine = at(-500, key)
  const rows = [at(1, '00000000-0000-4000-8000-000000000002'), mine]
  expect(await findRequest(listOf(rows), key, sentAtMs)).toBe(mine)
})

it('finds none where ids are keys and none is this one: another device has asked', async () => {
  const rows = [at(1, '00000000-0000-4000-8000-000000000002')]
  expect(await findRequest(listOf(rows), key, sentAtMs)).toBeUndefined()
})

it('takes the first request since the sending where ids are no keys', async () => {
  const mine = at(0, '65f0c0ffee02')
  const rows = [at(9, '65f0c0ffee03'), mine, at(-60, '65f0c0ffee01')]
  expect(await findRequest(listOf(rows), key, sentAtMs + 900)).toBe(mine)
  expect(await findRequest(listOf([at(-60, '65f0c0ffee01')]), key, sentAtMs)).toBeUndefined()
  expect(
    await findRequest(
      listOf([at(5, '65f0c0ffee01')].map((row) => ({ ...row, createdAt: '' }))),
      key,
      sentAtMs,
    ),
  ).toBeUndefined()
})

it('knows a key by its form', () => {
  expect([key, '65f0c0ffee', '', 'request-1'].map(isKey)).toEqual([true, false, false, false])
})
