import { expect, it } from 'vitest'
import {
  requestRefresh,
  createCockFight,
  openCockFight,
  refreshEveryPage,
  type AnyEndpoint,
} from '../contract/index.ts'
import type { OperatorClient } from '../operator.ts'
import { OperatorError } from './errors.ts'
import { getOrPost } from './getOrPost.ts'

function clientThat(refuses?: string) {
  const sent: string[] = []
  const call = async ({ method, path }: AnyEndpoint) => {
    sent.push(`${method} ${path}`)
    if (refuses && method === 'GET') throw new OperatorError('refused', 'No', { status: 403, code: refuses })
    return {}
  }
  return { client: { call } as unknown as OperatorClient, sent }
}

const refresh = (client: OperatorClient) =>
  getOrPost(client, refreshEveryPage, requestRefresh, { message: 'User Refreshed' })

it('CALL-033 CALL-044 sends the documented GET, and nothing more', async () => {
  const { client, sent } = clientThat()
  await refresh(client)
  await getOrPost(client, createCockFight, openCockFight, {})
  expect(sent).toEqual(['GET api/administrator/broadcast/refreshPage', 'GET api/user/cockFight/create'])
})

it('CALL-033 CALL-044 sends the POST only where the operator refuses the GET to other origins', async () => {
  const crossSite = clientThat('cross-site')
  await refresh(crossSite.client)
  expect(crossSite.sent.map((call) => call.split(' ')[0])).toEqual(['GET', 'POST'])
  const refused = clientThat('not-allowed')
  await expect(refresh(refused.client)).rejects.toMatchObject({ code: 'not-allowed' })
  expect(refused.sent).toHaveLength(1)
})
