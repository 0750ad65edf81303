import { spawn, type ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

const root = path.join(import.meta.dirname, '../..')

export interface SandboxSettings {
  /** A folder of recordings. Default: a simulation. */
  recordings?: string | undefined
  matches?: string | undefined
  fixtures?: string | undefined
  /** Folder of the state, which survives a restart. */
  state: string
  speed?: number
  port?: number
  /** Default: the exchange site. */
  site?: string
  faults?: boolean
  /** The public address, if a proxy is in front of it. */
  publicUrl?: string
  /** Default: these sources. */
  sources?: string
}

export interface SeededAccount {
  userType: string
  userName: string
  password: string
  transactionCode: string | null
}

/** The operator as a separate process, as `npm start` runs it. It can be killed and started again. */
export class SandboxProcess {
  url = ''
  private child: ChildProcess | undefined
  private readonly settings: SandboxSettings

  constructor(settings: SandboxSettings) {
    this.settings = settings
  }

  async start(): Promise<void> {
    const { recordings, matches, fixtures, state, speed = 1, port = 0, faults = false } = this.settings
    const { publicUrl, sources = root } = this.settings
    const site = this.settings.site ?? path.join(sources, 'sites/b2c/dist')
    const args = [
      '--conditions=@kit/source',
      'packages/sandbox/src/main.ts',
      ...['--port', String(this.url ? new URL(this.url).port : port)],
      ...['--state', state],
      ...['--speed', String(speed)],
      ...['--site', site],
      ...(recordings ? ['--recordings', recordings] : []),
      ...(matches ? ['--matches', matches] : []),
      ...(fixtures ? ['--fixtures', fixtures] : []),
      ...(faults ? ['--faults'] : []),
      ...(publicUrl ? ['--public-url', publicUrl] : []),
    ]
    const child = spawn(process.execPath, args, { cwd: sources, stdio: ['ignore', 'pipe', 'pipe'] })
    this.child = child
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
    this.url = await new Promise<string>((resolve, reject) => {
      child.stdout.on('data', (chunk: Buffer) => {
        said += chunk.toString()
        const ready = /ready at (https?:\S+)/.exec(said)
        if (ready) resolve(ready[1]!)
      })
      child.on('exit', (code) =>
        reject(new Error(`The sandbox ended (${code}) before it was ready:\n${said}`)),
      )
    })
  }

  async account(userType: string): Promise<SeededAccount> {
    const text = await readFile(path.join(this.settings.state, 'accounts.json'), 'utf8')
    const found = (JSON.parse(text) as SeededAccount[]).find((one) => one.userType === userType)
    if (!found) throw new Error(`The sandbox has no ${userType}.`)
    return found
  }

  /** Waits until it has exited. SIGKILL leaves it no time to clean up. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const { child } = this
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await gone
  }
}
