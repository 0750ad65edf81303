import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, vi } from 'vitest'
import { startCommandLine } from './testing/commandLine.ts'
import { freshDatabase } from './testing/freshDatabase.ts'

it('listens at the named address, and uses no other port in production', async () => {
  const { options, remove } = await freshDatabase()
  const env = {
    NODE_ENV: 'production',
    KIT_LOG: 'error',
    KIT_HOST: '127.0.0.2',
    DATABASE_URL: options.databaseUrl ?? '',
  }
  const args = ['--state', 'memory']
  const operator = await startCommandLine(['--port', '0', ...args], env)
  try {
    expect(new URL(operator.url).hostname).toBe('127.0.0.2')
    expect((await fetch(`${operator.url}/readyz`)).status).toBe(200)
    const { port } = new URL(operator.url)
    await expect(startCommandLine(['--port', port, ...args], env)).rejects.toThrow(
      `Port ${port} of 127.0.0.2 is taken, and in production no other is used.`,
    )
  } finally {
    operator.child.kill('SIGTERM')
    await operator.ended
    await remove()
  }
})

const main = fileURLToPath(new URL('main.ts', import.meta.url))

// A terminal sends its signals to all of its processes. `kill` and a supervisor send them to npm alone.
it.each([
  ['a closed terminal', 'SIGHUP', true],
  ['Ctrl-C', 'SIGINT', true],
  ['SIGTERM to npm', 'SIGTERM', false],
] as const)(
  'leaves no operator running after npm start of a created site is ended by %s',
  async (_by, signal, isToAll) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'kit-start-'))
    const start = `true && node --conditions=@kit/source ${main} --port 0 --state memory`
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ scripts: { start } }))
    const npm = spawn('npm', ['start'], {
      cwd: folder,
      detached: true,
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, KIT_LOG: 'error' },
    })
    try {
      let said = ''
      npm.stdout.on('data', (words: Buffer) => (said += words.toString()))
      const url = await vi.waitUntil(() => /ready at (http:\/\/\S+)/.exec(said)?.[1], 40_000)
      process.kill(isToAll ? -npm.pid! : npm.pid!, signal)
      const answers = () =>
        fetch(url).then(
          () => true,
          () => false,
        )
      await expect.poll(answers, { timeout: 10_000 }).toBe(false)
    } finally {
      // Ends all of them if the test fails.
      if (npm.exitCode === null && npm.signalCode === null) process.kill(-npm.pid!, 'SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    }
  },
  60_000,
)

it('exits quietly when nobody reads its output', async () => {
  const child = spawn(
    process.execPath,
    ['--conditions=@kit/source', main, '--port', '0', '--state', 'memory'],
    { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, KIT_LOG: 'error' } },
  )
  let said = ''
  child.stderr.on('data', (words: Buffer) => (said += words.toString()))
  child.stdout.destroy()
  const [code] = (await once(child, 'close')) as [number | null]
  expect([code, said]).toEqual([0, ''])
})
