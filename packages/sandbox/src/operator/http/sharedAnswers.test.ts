import { getHome, type Home } from '@kit/sdk/contract'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { defaultConnectionLimits } from './connections.ts'
import { route } from './route.ts'
import { createServer } from './server.ts'
import { createTrustedProxies } from './trustedProxies.ts'

let encoded = 0

const counted = (): Home => ({
  ongoing: [],
  upcoming: [],
  get highlight() {
    encoded += 1
    return ['e1']
  },
  marketIds: [],
})

let whole = counted()
let first = counted()
let server: Awaited<ReturnType<typeof createServer>>

beforeAll(async () => {
  server = await createServer({
    routes: [
      route(getHome, async (asked) => ({
        docs: asked.first === undefined ? whole : first,
        isShared: true,
      })),
    ],
    findLogin: async () => undefined,
    isKnownHost: async () => true,
    takeCall: () => {},
    onAnswered: () => {},
    proxies: createTrustedProxies([]),
    connectionLimits: defaultConnectionLimits,
    hasReference: false,
    outsideOrigins: async () => ({ images: [], frames: [] }),
    origins: [],
    sites: [],
    log: undefined,
  })
})
afterAll(() => server.close())

const ask = async (query = '') =>
  (await server.inject(`/api/common/home${query}`)).json<{ docs: unknown }>().docs

it('a shared answer is encoded once, and again only after it changes', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask()))
  expect(new Set(answers).size).toBe(1)
  expect(JSON.parse(gunzipSync(Buffer.from(String(answers[0]), 'base64')).toString())).toMatchObject({
    highlight: ['e1'],
  })
  expect(encoded).toBe(1)
  expect([await ask('?first=2'), await ask('?first=2')]).toMatchObject([
    { highlight: ['e1'] },
    { highlight: ['e1'] },
  ])
  expect(encoded).toBe(2)
  whole = counted()
  first = counted()
  await ask()
  expect(encoded).toBe(3)
})
