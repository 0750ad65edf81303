import { eq } from 'drizzle-orm'
import { request } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { account, handoff } from '../../database/schema.ts'
import { startTestOperator, type TestOperator, type TestPlayer } from '../../../testing/operator.ts'
import { createSessions } from '../sessions.ts'

let operator: TestOperator
let clockMs = Date.UTC(2030, 0, 1)
const second = 'second.example:8443'

beforeAll(async () => {
  operator = await startTestOperator([], { clock: () => clockMs, origins: [`https://${second}`] })
})
afterAll(() => operator.sandbox.close())

interface Exchanged {
  status: number
  authorization: string
  body: { code?: string; field?: string; docs?: { _id: string } }
}

/** Exchanges a code on the domain of this host, which `fetch` cannot set. */
const exchange = (code: string, host: string) =>
  new Promise<Exchanged>((resolve, reject) => {
    const body = JSON.stringify({ code })
    const asked = request(
      {
        host: '127.0.0.1',
        port: operator.sandbox.port,
        method: 'POST',
        path: '/api/auth/exchange',
        headers: { host, 'content-type': 'application/json', 'content-length': body.length },
      },
      (answer) => {
        let text = ''
        answer.on('data', (chunk: Buffer) => (text += chunk.toString()))
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            authorization: answer.headers.authorization ?? '',
            body: JSON.parse(text) as Exchanged['body'],
          }),
        )
      },
    )
    asked.on('error', reject)
    asked.end(body)
  })

const handOff = (player: TestPlayer, audience = second) =>
  player.call('POST', 'api/user/auth/handoff', { audience })
const codeOf = async (player: TestPlayer, audience = second) =>
  ((await handOff(player, audience)).body.docs as { code: string }).code
const invalid = { status: 400, body: { code: 'handoff-invalid', field: 'code' } }

it('gives the other domain a separate login, once', async () => {
  const player = await operator.newMember()
  const answer = await handOff(player)
  expect(answer).toMatchObject({ status: 200, body: { docs: { code: expect.any(String) } } })
  const { code } = answer.body.docs as { code: string }
  const exchanged = await exchange(code, second.toUpperCase())
  expect(exchanged).toMatchObject({ status: 200, body: { docs: { _id: player.id } } })
  const token = exchanged.authorization.replace('Bearer ', '')
  expect(token).not.toBe(player.token)
  const there = operator.playerOf(player.id, token)
  expect((await there.call('GET', 'api/user/pts')).status).toBe(200)
  expect(await exchange(code, second)).toMatchObject(invalid)
  // Each login ends separately.
  await there.call('DELETE', 'api/user/auth')
  expect((await player.call('GET', 'api/user/pts')).status).toBe(200)
})

it('is refused after the clock has stepped back: it would be valid for an hour', async () => {
  const player = await operator.newMember()
  const code = await codeOf(player)
  clockMs -= 3_600_000
  try {
    expect(await exchange(code, second)).toMatchObject(invalid)
    expect((await exchange(await codeOf(player), second)).status).toBe(200)
  } finally {
    clockMs += 3_600_000
  }
})

it('expires after 30 seconds', async () => {
  const player = await operator.newMember()
  const [early, late] = [await codeOf(player), await codeOf(player)]
  clockMs += 29_999
  expect((await exchange(early, second)).status).toBe(200)
  clockMs += 1
  expect(await exchange(late, second)).toMatchObject(invalid)
})

it('is valid for the domain it names, and is used up by any other', async () => {
  const code = await codeOf(await operator.newMember())
  expect(await exchange(code, `127.0.0.1:${operator.sandbox.port}`)).toMatchObject(invalid)
  expect(await exchange(code, second)).toMatchObject(invalid)
})

it('goes to the operator’s domains only', async () => {
  const player = await operator.newMember()
  for (const audience of ['evil.example', 'second.example', 'second.example:8444'])
    expect(await handOff(player, audience)).toMatchObject({
      status: 400,
      body: { code: 'audience-unknown', field: 'audience' },
    })
  const own = `127.0.0.1:${operator.sandbox.port}`
  expect((await exchange(await codeOf(player, own), own)).status).toBe(200)
})

it('is stored as a hash, and ends with the account’s lock and with its logins', async () => {
  const { database } = operator.sandbox
  const [locked, changed] = [await operator.newMember(), await operator.newMember()]
  const codes = [await codeOf(locked), await codeOf(changed)]
  const rows = JSON.stringify(await database.select().from(handoff))
  for (const code of codes) expect(rows).not.toContain(code)
  await database.update(account).set({ isLocked: true }).where(eq(account.id, locked.id))
  // A new password ends it in the same way.
  await createSessions(database, () => clockMs).endAll(database, changed.id)
  for (const code of codes) expect(await exchange(code, second)).toMatchObject(invalid)
})

it('ends with the login that created it, and creates none that lasts longer', async () => {
  const player = await operator.newMember()
  const code = await codeOf(player)
  await player.call('DELETE', 'api/user/auth')
  expect(await exchange(code, second)).toMatchObject(invalid)
  const other = await operator.newMember()
  clockMs += 6 * 24 * 3_600_000
  const { authorization } = await exchange(await codeOf(other), second)
  const there = operator.playerOf(other.id, authorization.replace('Bearer ', ''))
  clockMs += 24 * 3_600_000 - 1
  expect((await there.call('GET', 'api/user/pts')).status).toBe(200)
  clockMs += 1
  expect((await there.call('GET', 'api/user/pts')).status).toBe(401)
})

it.each(['', 'x', 'x'.repeat(23), '<script>'])('refuses %j, which is not a code', async (code) =>
  expect(await exchange(code, second)).toMatchObject({ status: 400, body: { field: 'code' } }),
)
