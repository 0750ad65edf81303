import { expect, it, vi } from 'vitest'
import { getHome, getPoints, listRules, saveStakes } from '../contract/index.ts'
import { createOperator } from '../createOperator.ts'
import { memoryTokenStore } from '../session/tokenStore.ts'
import type { OperatorAdapters } from './operatorAdapters.ts'

function given(adapters: OperatorAdapters, answer: () => Response | Promise<Response>) {
  const asked: { method: string | undefined; url: URL; headers: Headers; body: unknown }[] = []
  const { client, session, close } = createOperator({
    hosts: 'https://small.test',
    clientKey: 'key',
    domain: { name: 'site.test', type: 'b2c' },
    tokenStore: memoryTokenStore({ token: 'old', userType: 'user' }),
    connectSocket: () => new Promise(() => {}),
    fetch: async (url, { method, headers, body } = {}) => {
      asked.push({ method, url: new URL(String(url)), headers: new Headers(headers), body })
      return answer()
    },
    adapters,
  })
  return { client, session, close, asked }
}

it('sends what the call’s adapter writes, and then what everyCall does: path, method, encoding, fields, headers', async () => {
  const { client, asked, close } = given(
    {
      everyCall: { request: ({ path, name }) => ({ path: `v2/${path}`, headers: { 'x-call': name } }) },
      calls: {
        saveStakes: {
          request: ({ fields }) => ({
            method: 'POST',
            path: 'chips/{owner}',
            encoding: 'form',
            fields: { owner: 'a/b', ...fields },
          }),
        },
      },
    },
    () => Response.json({ docs: [] }),
  )
  await client.call(saveStakes, { presets: [{ label: '1', value: 100n }] })
  await client.call(listRules, {})
  const [stakes, rules] = asked
  expect([stakes?.method, stakes?.url.pathname, stakes?.headers.get('x-call')]).toEqual([
    'POST',
    '/v2/chips/a%2Fb',
    'saveStakes',
  ])
  expect(stakes?.headers.get('content-type')).toBe('application/x-www-form-urlencoded')
  expect(stakes?.headers.get('authorization')).toBe('Bearer old')
  expect(rules?.url.pathname).toBe(`/v2/${listRules.path}`)
  close()
})

it('renews a login by the token that an answer’s adapter finds, and a call without an adapter is as the contract says', async () => {
  const { client, session, close } = given(
    {
      calls: {
        getPoints: {
          answer: ({ headers, body }) => ({ body: body as object, token: headers.get('x-jwt') ?? undefined }),
        },
      },
    },
    () => Response.json({ docs: { availablePts: 1, exposure: 0 } }, { headers: { 'x-jwt': 'fresh' } }),
  )
  expect(await client.call(getPoints, {})).toMatchObject({ available: 100n })
  expect(session.get()?.token).toBe('fresh')
  close()
})

it.each<[string, Response, object]>([
  ['nothing', new Response(null, { status: 204 }), { status: 204, body: undefined }],
  ['a page', new Response('<p>Sorry</p>', { status: 502 }), { status: 502, body: '<p>Sorry</p>' }],
  ['JSON', Response.json([1], { status: 409 }), { status: 409, body: [1] }],
  ['JSON that reaches for a prototype', new Response('{"__proto__":1}'), { body: '{"__proto__":1}' }],
])('gives an adapter %s as it came', async (_what, response, seen) => {
  const answer = vi.fn(() => ({ status: 200, body: { docs: [] } }))
  const { client, close } = given({ everyCall: { answer } }, () => response)
  // A call without a body stays without one.
  await client.call(listRules, {})
  expect(answer).toHaveBeenCalledWith(expect.objectContaining(seen))
  close()
})

it('says that the operator cannot be reached where the line breaks inside an answer', async () => {
  const broken = new ReadableStream({ start: (controller) => controller.error(new TypeError('cut')) })
  const { client, close } = given({ everyCall: {} }, () => new Response(broken))
  await expect(client.call(listRules, {})).rejects.toMatchObject({ kind: 'unreachable' })
  close()
})

it('fails as a wrong answer does where an adapter gives a status that there is not', async () => {
  const { client, close } = given({ everyCall: { answer: () => ({ status: 7 }) } }, () => Response.json({}))
  await expect(client.call(listRules, {})).rejects.toMatchObject({ kind: 'malformed', status: 200 })
  close()
})

it('reads a large answer that an adapter gives unpacked', async () => {
  const home = { ongoing: [], upcoming: [], popularEvents: [] }
  const { client, close } = given(
    {
      calls: {
        getHome: { answer: ({ body }) => ({ body: { docs: (body as { all: typeof home }).all as never } }) },
      },
    },
    () => Response.json({ all: home }),
  )
  expect(await client.call(getHome, {})).toMatchObject({ ongoing: [] })
  close()
})
