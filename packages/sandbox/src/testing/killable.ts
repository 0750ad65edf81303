import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { scriptMarket, writeRecording } from '../feed/scripted.ts'
import { openDatabase } from '../operator/database/openDatabase.ts'
import { startCommandLine } from './commandLine.ts'
import { freshDatabase } from './freshDatabase.ts'
import type { Answered, TestPlayer } from './operator.ts'
import { runs } from './runs.ts'

/**
 * How long the second market holds a bet, in seconds: long enough that a kill finds one held, also on a slow
 * machine.
 */
const heldSeconds = runs(4, 1)

/** The first market accepts bets immediately, the second holds them. */
export const killableMarkets = [
  { marketId: '1.900000011-1', eventId: '900011-1' },
  { marketId: '1.900000012-1', eventId: '900012-1' },
]

/** Writes two markets with a price on the first runner: back 2.00, lay 2.02. */
async function writeMarkets(folder: string): Promise<void> {
  const scripts = ['11', '12'].map((number) =>
    scriptMarket({
      marketId: `1.9000000${number}`,
      eventId: `9000${number}`,
      eventName: 'Reds v Blues',
      runners: [{ id: 101 }, { id: 102 }],
    }).prices(0, { 101: { back: [[2, 500_000]], lay: [[2.02, 500_000]] } }),
  )
  scripts[0]?.inPlay(1, 0).close(3 * 3600, [101])
  scripts[1]?.inPlay(1, heldSeconds).close(3 * 3600, [102])
  await writeRecording(folder, 'matches', scripts)
}

export const callAs = (url: string, authorization: string): Pick<TestPlayer, 'call'> => ({
  async call(method, path, body) {
    const sent =
      body === undefined
        ? { headers: { authorization } }
        : { headers: { authorization, 'content-type': 'application/json' }, body: JSON.stringify(body) }
    const response = await fetch(`${url}/${path}`, { method, ...sent })
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as Answered['body'],
    }
  },
})

/** Repeats a call while it is rate limited. The limit is five a second per player. */
export async function whenAllowed(call: () => Promise<Answered>): Promise<Answered> {
  const answer = await call()
  if (answer.status !== 429) return answer
  await new Promise((resolve) => setTimeout(resolve, 250))
  return whenAllowed(call)
}

async function signUp(url: string): Promise<string> {
  const userName = `demo_${Math.random().toString(36).slice(2, 12)}`
  const password = 'a long password'
  const post = (path: string, fields: Record<string, string>) =>
    fetch(`${url}/${path}`, { method: 'POST', body: new URLSearchParams(fields) })
  await post('api/auth/signup/demo', { userName, password, email: '', phone: '', fullName: 'Demo User' })
  return (await post('api/auth', { email: userName, password })).headers.get('authorization') ?? ''
}

/**
 * Creates an operator in a separate process that is killed and started again, with one database and
 * `killableMarkets`.
 */
export async function createKillable() {
  const folder = await mkdtemp(join(tmpdir(), 'killed-'))
  const stateFolder = join(folder, 'state')
  await writeMarkets(folder)
  const children: ChildProcess[] = []
  /** Returns the database's URL on a server, or undefined for the in-process database of the state folder. */
  const databaseUrl = async () => (await freshDatabase(stateFolder)).options.databaseUrl
  return {
    async start() {
      const operator = await startCommandLine(
        ['--port', '0', '--state', stateFolder, '--recordings', folder],
        { KIT_LOG: 'error', DATABASE_URL: (await databaseUrl()) ?? '' },
      )
      children.push(operator.child)
      return operator
    },
    signUp,
    openDatabase: async () => openDatabase(stateFolder, { url: await databaseUrl() }),
    async close(): Promise<void> {
      children.forEach((child) => child.kill('SIGKILL'))
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type Killable = Awaited<ReturnType<typeof createKillable>>
