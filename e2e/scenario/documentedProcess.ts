import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'

const root = path.join(import.meta.dirname, '../..')

/** Serves the built b2c site. Stores nothing. */
export class DocumentedProcess {
  url = ''
  readonly password = 'documented-1'
  private child: ChildProcess | undefined

  async start(args: readonly string[] = []): Promise<void> {
    const child = spawn(
      process.execPath,
      ['--conditions=@kit/source', 'packages/documented-operator/src/main.ts', ...args],
      {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          ...process.env,
          PORT: '0',
          KIT_PASSWORD: this.password,
          KIT_SITE: `b2c.localhost=${path.join(root, 'sites/b2c/dist')}`,
        },
      },
    )
    this.child = child
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
    this.url = await new Promise<string>((resolve, reject) => {
      child.stdout.on('data', (chunk: Buffer) => {
        said += chunk.toString()
        const ready = /ready at (http:\S+)/.exec(said)
        if (ready) resolve(ready[1]!)
      })
      child.on('exit', (code) => reject(new Error(`The documented operator ended (${code}):\n${said}`)))
    })
  }

  async stop(): Promise<void> {
    const { child } = this
    if (!child || child.exitCode !== null) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await gone
  }
}
