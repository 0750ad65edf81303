import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const stopsWithinMs = 10_000
const patience = 300_000

let folder = ''
const children: ChildProcess[] = []

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'start-'))
})
afterAll(async () => {
  for (const { pid, exitCode, signalCode } of children)
    if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

interface Started {
  child: ChildProcess
  said(): string
  ended: Promise<number | null>
  ready: Promise<string>
}

/** Runs `npm start` as a terminal would: as the leader of a process group. */
function start(
  args: string[] = [],
  state = path.join(folder, 'state'),
  env: Record<string, string> = {},
): Started {
  const child = spawn(process.execPath, ['scripts/start.mjs', ...args], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, KIT_STATE: state, ...env },
  })
  children.push(child)
  let said = ''
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)))
  const ready = new Promise<string>((resolve, reject) => {
    const receive = (words: Buffer) => {
      said += words.toString()
      const url = /ready at (http:\/\/\S+)/.exec(said)?.[1]
      if (url && said.includes('Ctrl-C')) resolve(url)
    }
    child.stdout.on('data', receive)
    child.stderr.on('data', receive)
    void ended.then(() => reject(new Error(said)))
  })
  ready.catch(() => {})
  return { child, said: () => said, ended, ready }
}

async function taken(): Promise<{ port: number; close(): void }> {
  const server = createServer()
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve())
  })
  const address = server.address()
  return { port: typeof address === 'object' && address ? address.port : 0, close: () => server.close() }
}

const freePort = async (): Promise<string> => {
  const { port, close } = await taken()
  close()
  return String(port)
}

const answers = (url: string) =>
  fetch(`${url.replace('localhost', '127.0.0.1')}/api/common/home`).then(
    (response) => response.ok,
    () => false,
  )

async function stops({ child, ended, said }: Started, url: string, signal: (pid: number) => void) {
  const begun = performance.now()
  signal(child.pid ?? 0)
  // The pipes close when no process of it is left.
  expect([await ended, said().includes('stopped (exit code')]).toEqual([0, false])
  expect(performance.now() - begun).toBeLessThan(stopsWithinMs)
  expect(await answers(url)).toBe(false)
  expect(existsSync(path.join(folder, 'state/operator.lock'))).toBe(false)
}

describe('npm start', () => {
  it(
    'takes the next free port, prints all addresses, keeps its data, and stops at one Ctrl-C',
    async () => {
      const { port, close } = await taken()
      const first = start(['--port', String(port)])
      const url = await first.ready
      expect(Number(new URL(url).port)).toBeGreaterThan(port)
      expect(first.said()).toContain(`Port ${port} is taken, so the site is on port ${new URL(url).port}.`)
      close()
      expect(await answers(url)).toBe(true)
      // Fault switches require a login.
      expect((await fetch(`${url.replace('localhost', '127.0.0.1')}/api/administrator/fault`)).status).toBe(
        404,
      )
      const accounts = JSON.parse(await readFile(path.join(folder, 'state/accounts.json'), 'utf8')) as {
        userName: string
        password: string
      }[]
      const player = accounts.find(({ userName }) => userName === 'player') ?? { password: 'nobody' }
      for (const { password } of accounts) expect(first.said()).toContain(password)
      for (const words of [`player / ${player.password}`, 'Feed ', 'npm start -- --fresh', 'Stop'])
        expect(first.said()).toContain(words)

      const second = start(['--port', await freePort(), '--fresh'])
      expect(await second.ended).toBe(1)
      expect(second.said()).toMatch(/The state folder .* is in use: an operator runs on it as process \d+\./)
      expect(await answers(url)).toBe(true)
      await stops(first, url, (pid) => process.kill(-pid, 'SIGINT'))

      const again = start(['--port', await freePort()])
      const urlAgain = await again.ready
      expect(again.said()).toContain('accounts.json')
      for (const { password } of accounts) expect(again.said()).not.toContain(password)
      await stops(again, urlAgain, (pid) => process.kill(pid, 'SIGINT'))

      const fresh = start(['--port', await freePort(), '--fresh'])
      const urlFresh = await fresh.ready
      expect(fresh.said()).toContain('Starting over')
      expect(fresh.said()).not.toContain(player.password)
      await stops(fresh, urlFresh, (pid) => process.kill(pid, 'SIGTERM'))
    },
    patience,
  )

  it('causes no faults if NODE_ENV is production, even on request', async () => {
    const state = path.join(folder, 'production')
    const asked = start(['--faults', '--port', await freePort()], state, { NODE_ENV: 'production' })
    expect([await asked.ended, asked.said()]).toEqual([1, expect.stringContaining('not for production')])
  })

  it('refuses TLS for development, which uses plain HTTP', async () => {
    const dev = start(['--dev', '--port', await freePort()], path.join(folder, 'tls'), { KIT_TLS: '1' })
    expect([await dev.ended, dev.said()]).toEqual([1, expect.stringContaining('is for npm start')])
  })

  it('refuses an invalid port, brand or site, and empties no folder of other programs', async () => {
    const port = start(['--port', 'many'])
    const brand = start(['--brand', 'nobody'])
    const site = start(['--site', 'nobody'])
    const elsewhere = start(['--fresh'], root)
    expect([await port.ended, port.said()]).toEqual([2, expect.stringContaining('"many" is not a port.')])
    expect([await brand.ended, brand.said()]).toEqual([
      2,
      expect.stringContaining('"nobody" is not a brand.'),
    ])
    expect(brand.said()).toContain('velvet')
    expect([await site.ended, site.said()]).toEqual([2, expect.stringContaining('"nobody" is not a site.')])
    expect(site.said()).toContain('b2c')
    expect([await elsewhere.ended, elsewhere.said()]).toEqual([
      1,
      expect.stringContaining('does not look like a state folder'),
    ])
  })
})
