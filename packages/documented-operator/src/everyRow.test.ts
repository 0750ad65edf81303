import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { io } from 'socket.io-client'
import { afterEach, expect, it } from 'vitest'
import { startDocumentedOperator, type DocumentedOperator } from './startDocumentedOperator.ts'
import type { OperatorOptions } from './options.ts'

let operator: DocumentedOperator | undefined
afterEach(async () => {
  await operator?.close()
  operator = undefined
})
const start = async (options: OperatorOptions = {}) =>
  (operator = await startDocumentedOperator({ delaySecond: 0, password: 'secret123', ...options }))

interface Row {
  method: string
  path: string
  auth: string
  encoding: string
  roles: string
}

/** The calls of `docs/spec/endpoints.csv`: each row, with the second path of a row that names two. */
function documentedCalls(): Row[] {
  const file = path.join(import.meta.dirname, '../../../docs/spec/endpoints.csv')
  const lines = readFileSync(file, 'utf8').trim().split('\n').slice(1)
  const rows = lines.map((line) => {
    const cells = [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) =>
      cell.replace(/^"|"$/g, ''),
    )
    const [method = '', paths = '', auth = '', encoding = '', , , , , roles = ''] = cells
    return { method, paths, auth, encoding, roles }
  })
  return rows
    .filter(({ paths }) => /^\/?api\//.test(paths))
    .flatMap(({ paths, ...row }) =>
      paths
        .replace(/\)$/, '')
        .split(' (staff: ')
        .map((one, index) => ({ ...row, path: one.replace(/^\//, ''), roles: index ? 'staff' : row.roles })),
    )
}

const query = (more = '') => `correlationId=&provider=mobile&correlationSecret=${Date.now()}&${more}`

async function call(
  origin: string,
  method: string,
  callPath: string,
  {
    token,
    encoding = 'none',
    body = {},
    more,
  }: { token?: string; encoding?: string; body?: object; more?: string } = {},
) {
  const form = new FormData()
  for (const [key, value] of Object.entries(body)) form.set(key, value as string | Blob)
  const isForm = encoding.startsWith('form')
  const isJson = /^json/i.test(encoding)
  const sent = isForm
    ? new URLSearchParams(body as Record<string, string>)
    : isJson
      ? JSON.stringify(body)
      : encoding === 'multipart'
        ? form
        : undefined
  return fetch(`${origin}/${callPath}?${query(more)}`, {
    method,
    ...(sent !== undefined && { body: sent }),
    headers: {
      ...(isJson && { 'content-type': 'application/json' }),
      ...(token && { 'x-authentication': token, authorization: `bearer ${token}` }),
    },
  })
}

async function logIn(origin: string, email: string, password = 'secret123') {
  const answer = await call(origin, 'POST', 'api/auth', { encoding: 'form', body: { email, password } })
  return answer.headers.get('bearer')!
}

const image = new File(['x'], 'x.png', { type: 'image/png' })
const bodies: Record<string, object> = {
  'POST api/auth': { email: 'player', password: 'secret123' },
  'POST api/auth/signup/demo': { userName: 'demo_1', phone: '1', password: 'password1' },
  'POST api/auth/signup': { userName: 'new', phone: '+919999999999', password: 'password1', otp: '135790' },
  'POST api/common/signup/otp': { phone: '+919999999998', type: 'sms' },
  'POST api/common/forgetPassword/otp': { phone: '+919876543210', type: 'sms' },
  'PATCH api/common/forgetPassword': { phone: '+919876543211', otp: '135790', password: 'password1' },
  'PATCH api/{type}/changePassword': { oldPassword: 'secret123', password: 'secret123' },
  'PUT api/administrator/setting/maintenance': { maintenanceMode: false, transactionCode: '246810' },
  'PUT api/administrator/setting/useSocket': { socket: true, transactionCode: '246810' },
  'PUT api/user/stake': { stake: [{ label: '1', value: 1 }] },
  'PUT api/user/quickBet': { stake: [{ label: '1', value: 1 }] },
  'PATCH api/user/confirmBets': { confirmBets: 'true' },
  'POST api/user/account': {
    paymentMethodTypeId: 'acc-imps',
    name: 'Main',
    accountDetails: [{ label: 'Account', value: '1' }],
  },
  'POST api/user/accountLog': { accountNumber: '1', accountDetails: [] },
  'POST api/user/deposit': { utr: '123456789012', image, depositTypeId: 'dep-upi', amount: '500' },
  'POST api/user/favorite/event': { eventId: '30001' },
  'DELETE api/user/favorite/event': { eventId: '30001' },
  'POST api/user/favorite/market': { marketId: '1.300010' },
  'DELETE api/user/favorite/market': { marketId: '1.300010' },
  'POST api/{type}/setting/s3Image': { image, bucketName: 'themeAsset' },
}
const queries: Record<string, string> = {
  'DELETE api/{type}/notification': 'notificationId=1',
  'PATCH api/{type}/notification': 'notificationId=1',
}
/** Rows that need something that exists: they answer with a message that says so, and never with 404. */
const refusedHere = new Set([
  'POST api/user/openBet',
  'POST api/user/withdraw',
  'POST api/user/withdraw/iPay',
  'POST api/user/deposit/iPay',
  'PUT api/user/account',
  'PATCH api/user/account',
  'DELETE api/user/account',
  'DELETE api/user/withdraw',
  'PATCH api/{type}/deposit',
  'PATCH api/{type}/withdraw',
])

it('answers each row of the documented calls, and nothing but a message explains a refusal', async () => {
  const { origin } = await start()
  const calls = documentedCalls()
  expect(calls.length).toBeGreaterThan(85)
  for (const { method, path: documented, auth, encoding, roles } of calls) {
    const template = documented.replace('{userType}', '{type}').replace('{branch or type}', '{type}')
    const role = template.includes('/administrator/')
      ? 'administrator'
      : roles === 'defaultBranch'
        ? 'defaultbranch'
        : roles.startsWith('staff') || template === 'api/{type}/user/openBet'
          ? 'branch'
          : 'player'
    const segment = {
      administrator: 'administrator',
      defaultbranch: 'branch',
      branch: 'branch',
      player: 'user',
    }[role]
    const key = `${method} ${template}`
    const token = auth.startsWith('bearer') ? await logIn(origin, role) : undefined
    const answer = await call(origin, method, template.replace('{type}', segment), {
      ...(token && { token }),
      encoding,
      body: bodies[key] ?? {},
      ...(queries[key] && { more: queries[key] }),
    })
    const expected = refusedHere.has(key) ? 400 : 200
    const body = (await answer.json()) as object
    expect([key, answer.status, body]).toEqual([key, expected, body])
    expect(expected === 400 ? Object.keys(body) : ['message']).toEqual(['message'])
    for (const own of ['code', 'field', 'details', 'key', 'seq', 'epoch'])
      expect(body).not.toHaveProperty(own)
  }
})

it('answers 404 for each path and method that no document names', async () => {
  const { origin } = await start()
  const token = await logIn(origin, 'player')
  const calls = documentedCalls()
  const isDocumented = (method: string, of: string) =>
    calls.some((one) => one.method === method && one.path.replace(/\{.*?\}/, 'user') === of)
  const paths = [...new Set(calls.map((one) => one.path.replace(/\{.*?\}/, 'user')))]
  const unknown = ['api', 'api/user', 'api/user/openBet/1', 'api/user/openBet/ref/1', 'api/common/unknown']
  for (const one of [...paths, ...unknown])
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
      if (isDocumented(method, one)) continue
      const answer = await call(origin, method, one, { token })
      expect([method, one, answer.status]).toEqual([method, one, 404])
    }
  expect((await call(origin, 'GET', 'api/nobody/pts', { token })).status).toBe(404)
})

it('refuses a call without its token, of another user type, and in another encoding', async () => {
  const { origin } = await start()
  const token = await logIn(origin, 'player')
  expect((await call(origin, 'GET', 'api/user/pts')).status).toBe(401)
  expect((await call(origin, 'GET', 'api/administrator/profile', { token })).status).toBe(403)
  const asJson = await call(origin, 'POST', 'api/auth', { encoding: 'json', body: bodies['POST api/auth']! })
  expect(asJson.status).toBe(400)
})

const order = {
  cashout: false,
  marketId: '1.300010',
  eventId: '30001',
  teamId: '300011',
  oddType: 'BACK',
  marketType: 'BETFAIR',
  odd: 1.8,
  run: 0,
  stake: 150.5,
}

it('places a bet exactly, lists it without an id, and settles it', async () => {
  const { origin, settle, store } = await start()
  const token = await logIn(origin, 'player')
  const placed = await call(origin, 'POST', 'api/user/openBet', { token, encoding: 'json', body: order })
  const { docs } = (await placed.json()) as { docs: { profit: number; liability: number } }
  expect([docs.profit, docs.liability]).toEqual([120.4, 150.5])
  const open = await call(origin, 'GET', 'api/user/openBet', { token })
  const page = (await open.json()) as { docs: object[]; totalDocs: number }
  expect(page.totalDocs).toBe(1)
  expect(page.docs[0]).toMatchObject({ stake: 150.5, odds: { type: 'BACK', teamId: '300011', odd: 1.8 } })
  expect(page.docs[0]).not.toHaveProperty('_id')
  settle('1.300010', { winnerId: '300011' })
  expect(store.accounts[0]!.pts).toBe(10_012_040n)
})

it('shows each variation that an operator may have', async () => {
  const { origin } = await start({
    variations: [
      'emptyListsAs204',
      'writesWithoutDocs',
      'amountsAsText',
      'tokenAfterEveryAnswer',
      'extraFields',
    ],
  })
  const token = await logIn(origin, 'player')
  const empty = await call(origin, 'GET', 'api/user/openBet', { token })
  expect([empty.status, empty.headers.get('bearer')]).toEqual([204, expect.any(String)])
  const placed = await call(origin, 'POST', 'api/user/openBet', { token, encoding: 'json', body: order })
  expect(await placed.json()).toEqual({ message: 'Bet Placed Successfully' })
  const points = (await (await call(origin, 'GET', 'api/user/pts', { token })).json()) as { docs: object }
  expect(points.docs).toMatchObject({ availablePts: '99849.50', _v: 0 })
})

it('compresses the configuration as documented', async () => {
  const { origin } = await start()
  const answer = await call(origin, 'GET', 'api/common/comulative', {
    more: 'domainType=mobile&domainUrl=b2c.example&wholeAppConfiguration=true&marketGroup=true&home=true',
  })
  const { docs } = (await answer.json()) as { docs: string }
  const whole = JSON.parse(gunzipSync(Buffer.from(docs, 'base64')).toString()) as object
  expect(Object.keys(whole).sort()).toEqual(
    'appConfigruation date domain globalAppConfiguration home hotEvent maintenance marketGroup tournament'.split(
      ' ',
    ),
  )
})

it('loses an answer after it placed the bet, and keeps no key that could find it', async () => {
  const { origin, setFaults, store } = await start()
  const token = await logIn(origin, 'player')
  setFaults(['lostAnswers'], 1)
  await expect(
    call(origin, 'POST', 'api/user/openBet', { token, encoding: 'json', body: order }),
  ).rejects.toThrow('fetch failed')
  expect(store.bets).toHaveLength(1)
})

it('notifies a player over the socket that points and open bets changed', async () => {
  const { origin } = await start()
  const token = await logIn(origin, 'player')
  const socket = io(origin, { transports: ['websocket'], query: { token } })
  const events: string[] = []
  socket.onAny((event: string) => events.push(event))
  await new Promise<void>((resolve) => socket.on('connect', () => resolve()))
  await call(origin, 'POST', 'api/user/openBet', { token, encoding: 'json', body: order })
  await expect.poll(() => events.toSorted()).toEqual(['getOpenBetUpdates', 'getPtsUpdates'])
  socket.close()
})

it('limits faults to the chosen calls and fields', async () => {
  const { origin, setFaults } = await start()
  const token = await logIn(origin, 'player')
  await call(origin, 'POST', 'api/user/openBet', { token, encoding: 'json', body: order })
  const read = (list: string) => call(origin, 'GET', `api/user/${list}`, { token })
  setFaults(['unavailable'], 1, { calls: /GET \/api\/user\/deposit$/ })
  expect([(await read('deposit')).status, (await read('withdraw')).status]).toEqual([503, 200])
  setFaults(['missingFields'], 1, { calls: /openBet$/, fields: /^stake$/ })
  const { docs } = (await (await read('openBet')).json()) as { docs: object[] }
  expect(docs[0]).toMatchObject({ profit: 120.4, liability: 150.5 })
  expect(docs[0]).not.toHaveProperty('stake')
})

it('accepts the token of a socket in the auth payload only as a variation', async () => {
  const isConnected = async (options: OperatorOptions) => {
    const { origin, close } = await start(options)
    const socket = io(origin, {
      transports: ['websocket'],
      reconnection: false,
      auth: { token: await logIn(origin, 'player') },
    })
    const isAccepted = await new Promise<boolean>((resolve) => {
      socket.on('connect', () => resolve(true))
      socket.on('connect_error', () => resolve(false))
    })
    socket.close()
    await close()
    return isAccepted
  }
  expect(await isConnected({})).toBe(false)
  expect(await isConnected({ variations: ['socketTokenInAuth'] })).toBe(true)
})
