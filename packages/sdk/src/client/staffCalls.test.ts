import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  createBranchDeposit,
  getProfile,
  listDeposits,
  listLiveTv,
  listScores,
  listVisitorLiveTv,
  listVisitorScores,
  listWithdrawals,
  pathSegment,
  refreshEveryPage,
  saveImage,
  setMaintenance,
  setUseSocket,
  userTypes,
} from '../contract/index.ts'
import * as contract from '../contract/index.ts'
import type { AnyEndpoint } from '../contract/index.ts'
import { mayCall } from '../serving/index.ts'
import { sentFor } from '../testing/sentFor.ts'

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'encoding' in value
const json = (body: unknown): unknown => JSON.parse(String(body))

it('CALL-042 CALL-043 ROLE-014 ROLE-015 sends the administrator’s switches with the transaction code, as JSON', async () => {
  const maintenance = { maintenanceMode: true, transactionCode: 'code' }
  const sent = await sentFor(setMaintenance, maintenance, 'administrator')
  expect([sent.call, json(sent.body)]).toEqual(['PUT api/administrator/setting/maintenance', maintenance])
  const socket = { socket: false, transactionCode: 'code' }
  const other = await sentFor(setUseSocket, socket, 'administrator')
  expect([other.call, json(other.body)]).toEqual(['PUT api/administrator/setting/useSocket', socket])
})

it('CALL-044 asks every page to refresh in the documented words', async () => {
  const sent = await sentFor(refreshEveryPage, { message: 'User Refreshed' }, 'administrator')
  expect([sent.call, sent.query]).toEqual([
    'GET api/administrator/broadcast/refreshPage',
    { message: 'User Refreshed' },
  ])
  expect(z.decode(refreshEveryPage.request, {})).toEqual({ message: 'User Refreshed' })
})

it('CALL-029 reads the profile under the caller’s own type', async () => {
  expect((await sentFor(getProfile, {})).call).toBe('GET api/user/profile')
  expect((await sentFor(getProfile, {}, 'agent')).call).toBe('GET api/agent/profile')
})

it('CALL-076 CALL-077 CALL-078 CALL-079 reads live TV and scores where the login allows it, as gzip base64', async () => {
  const calls = [
    [listLiveTv, 'GET api/protected/game/liveTv', true],
    [listVisitorLiveTv, 'GET api/common/game/liveTv', false],
    [listScores, 'GET api/protected/game/marketScoreList', true],
    [listVisitorScores, 'GET api/common/game/marketScoreList', false],
  ] as const
  for (const [endpoint, call, hasToken] of calls) {
    const sent = await sentFor(endpoint, {})
    expect([sent.call, sent.hasToken, endpoint.compressed]).toEqual([call, hasToken, true])
  }
})

it('CALL-093 requests 25 deposits or withdrawals by default', () => {
  for (const { request } of [listDeposits, listWithdrawals])
    expect(z.decode(request, {} as never)).toMatchObject({ limit: 25 })
})

it('CALL-102 sends a default branch’s deposit as JSON under api/branch', async () => {
  const deposit = {
    key: '00000000-0000-4000-8000-000000000000',
    userId: 'p1',
    amount: 100_050n,
    remarks: '',
    transactionCode: 'code',
  }
  const sent = await sentFor(createBranchDeposit, deposit, 'defaultBranch')
  expect([sent.call, json(sent.body)]).toEqual(['POST api/branch/deposit', { ...deposit, amount: 1000.5 }])
})

it('CALL-119 reads the image of an upload', () => {
  expect(z.decode(saveImage.response, { image: 'picture-1' })).toEqual({ image: 'picture-1' })
})

it('ROLE-001 knows the ten user types', () => {
  expect([...userTypes].toSorted()).toEqual([
    'admin',
    'administrator',
    'agent',
    'branch',
    'defaultBranch',
    'master',
    'subBranch',
    'superMaster',
    'user',
    'whiteLabel',
  ])
})

it('ROLE-002 treats a default branch as a branch', () => {
  expect(pathSegment('defaultBranch')).toBe('branch')
})

it('ROLE-008 lets every caller use the calls under api/common', () => {
  const common = Object.values(contract as Record<string, unknown>)
    .filter(isEndpoint)
    .filter(({ path }) => path.startsWith('api/common/'))
  expect(common.length).toBeGreaterThan(8)
  for (const endpoint of common)
    for (const userType of userTypes)
      expect([endpoint.path, userType, mayCall(endpoint, userType)]).toEqual([endpoint.path, userType, true])
})
