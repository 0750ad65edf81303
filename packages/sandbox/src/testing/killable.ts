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

/** For how long the second market holds a bet, in s: a kill finds one held, also on a machine that is slow to see it. */
const heldSeconds = runs(4, 1)

/** One market takes bets at once, the other holds them. */
export const killableMarkets = [
  { marketId: '1.900000011-1', eventId: '900011-1' },
  { marketId: '1.900000012-1', eventId: '900012-1' },
]

/** Two markets with a price of the first runner: back 2.00, lay 2.02. */
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

/** Calls an operator at a URL as who is logged in. */
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

/** Repeats a call while it is rate limited: five a second per player. */
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

/** An operator in a process of its own that is killed and started again, on one database and on `killableMarkets`. */
export async function createKillable() {
  const folder = await mkdtemp(join(tmpdir(), 'killed-'))
  const stateFolder = join(folder, 'state')
  await writeMarkets(folder)
  const children: ChildProcess[] = []
  /** The database's URL on a server; undefined for the in-process database of the state folder. */
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
    /** Makes a demo player and returns the header of their login. */
    signUp,
    /** What the operators left behind, once they have ended. */
    openDatabase: async () => openDatabase(stateFolder, { url: await databaseUrl() }),
    async close(): Promise<void> {
      children.forEach((child) => child.kill('SIGKILL'))
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type Killable = Awaited<ReturnType<typeof createKillable>>
