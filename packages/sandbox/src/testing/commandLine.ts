import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export interface CommandLineOperator {
  child: ChildProcess
  url: string
  said(): string
  ended: Promise<number | null>
}

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

/**
 * Runs the operator's command line in a separate process. Rejects with its output if it exits before it is
 * ready.
 */
export async function startCommandLine(
  args: string[],
  env: Record<string, string> = {},
): Promise<CommandLineOperator> {
  const child = spawn(process.execPath, ['--conditions=@kit/source', main, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  let said = ''
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)))
  const url = await new Promise<string>((resolve, reject) => {
    const collect = (words: Buffer) => {
      said += words.toString()
      const ready = /ready at (http:\/\/\S+)/.exec(said)
      if (ready?.[1]) resolve(ready[1])
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    void ended.then(() => reject(new Error(said)))
  })
  return { child, url: url.replace('localhost', '127.0.0.1'), said: () => said, ended }
}
