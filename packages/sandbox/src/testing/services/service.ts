import { execFileSync, type ChildProcess } from 'node:child_process'

export interface Service {
  url: string
  stop(): Promise<void>
}

export function idsOf(user: string): { uid: number; gid: number } | undefined {
  try {
    const numberOf = (flag: string) =>
      Number(execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'] }))
    return { uid: numberOf('-u'), gid: numberOf('-g') }
  } catch {
    return undefined
  }
}

const patienceMs = 30_000

/** Polls until `ask` does not throw. Fails if the process ends, or after half a minute. */
export async function untilItAnswers(name: string, child: ChildProcess, ask: () => unknown): Promise<void> {
  const deadline = Date.now() + patienceMs
  for (;;) {
    try {
      await ask()
      return
    } catch (error) {
      if (child.exitCode !== null || child.signalCode !== null)
        throw new Error(`${name} ended before it was ready.`, { cause: error })
      if (Date.now() > deadline) throw new Error(`${name} does not answer.`, { cause: error })
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}
