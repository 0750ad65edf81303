import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../../freePort.ts'
import { untilItAnswers, type Service } from './service.ts'

export function whyNoRedis(): string | undefined {
  try {
    execFileSync('redis-server', ['--version'], { stdio: 'ignore' })
    return undefined
  } catch {
    return 'no Redis is installed here (Debian: apt-get install redis-server)'
  }
}

const answers = (port: number) =>
  new Promise<void>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve()
    })
    socket.once('error', reject)
  })

/** Starts Redis on loopback, without persistence. `port` starts a stopped server again. */
export async function startRedis({ port: given = 0 } = {}): Promise<Service> {
  const reason = whyNoRedis()
  if (reason) throw new Error(`A Redis server cannot be started: ${reason}.`)
  const folder = mkdtempSync(path.join(tmpdir(), 'kit-redis-'))
  const port = given || (await freePort(20_000 + Math.floor(Math.random() * 20_000), '127.0.0.1'))
  const child = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'no'],
    { stdio: 'ignore' },
  )
  const end = () => child.kill('SIGTERM')
  process.once('exit', end)
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const stop = async () => {
    process.off('exit', end)
    end()
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await untilItAnswers('Redis', child, () => answers(port))
  } catch (error) {
    await stop()
    throw error
  }
  return { url: `redis://127.0.0.1:${port}`, stop }
}
