import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import * as contract from '../contract/index.ts'
import type { AnyEndpoint, UserType } from '../contract/index.ts'
import { sentFor } from '../testing/sentFor.ts'

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'encoding' in value
const roleScoped = Object.values(contract as Record<string, unknown>)
  .filter(isEndpoint)
  .filter(({ path }) => path.includes('{type}'))

const pathsOf = (userType: UserType) =>
  Promise.all(
    roleScoped.map(async (endpoint) => {
      const { call } = await sentFor({ ...endpoint, request: z.object({}) }, {}, userType)
      return [endpoint.name, call.split(' ')[1]]
    }),
  )
const under = (segment: string) => roleScoped.map(({ name, path }) => [name, path.replace('{type}', segment)])

it.each([
  ['ROLE-003', 'user', 'user'],
  ['ROLE-004', 'branch', 'branch'],
  ['ROLE-004', 'defaultBranch', 'branch'],
  ['ROLE-005', 'administrator', 'administrator'],
  ['ROLE-006', 'whiteLabel', 'whiteLabel'],
  ['ROLE-007', 'admin', 'admin'],
  ['ROLE-007', 'superMaster', 'superMaster'],
  ['ROLE-007', 'master', 'master'],
  ['ROLE-007', 'agent', 'agent'],
  ['ROLE-007', 'subBranch', 'subBranch'],
] as const)('%s sends every role-scoped call of type %s under api/%s', async (_id, userType, segment) => {
  expect(roleScoped.length).toBeGreaterThan(15)
  expect(await pathsOf(userType)).toEqual(under(segment))
  for (const [, path] of under(segment)) expect(path).toMatch(new RegExp(`^api/${segment}/`))
})

it('ROLE-027 keeps and removes pictures under the type of who is logged in', async () => {
  const image = new File(['x'], 'slip.png', { type: 'image/png' })
  for (const userType of contract.userTypes) {
    const path = `api/${contract.pathSegment(userType)}/setting/s3Image`
    const saved = await sentFor(contract.saveImage, { image, bucketName: 'backendAsset' }, userType)
    const removed = await sentFor(contract.deleteImage, { fileName: 'picture' }, userType)
    expect([saved.call, removed.call]).toEqual([`POST ${path}`, `DELETE ${path}`])
  }
})
