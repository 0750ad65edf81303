import { execFileSync } from 'node:child_process'

/** A user's numbers on this machine; undefined when there is no such user. */
export function idsOf(user) {
  try {
    const numberOf = (flag) =>
      Number(execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'] }))
    return { uid: numberOf('-u'), gid: numberOf('-g') }
  } catch {
    return undefined
  }
}

const patienceMs = 30_000

/** Asks until `ask` does not throw; fails when the process ends before, or after half a minute. */
export async function untilItAnswers(name, child, ask) {
  const deadline = Date.now() + patienceMs
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (child.exitCode !== null || child.signalCode !== null)
        throw new Error(`${name} ended before it was ready.`, { cause: error })
      if (Date.now() > deadline) throw new Error(`${name} does not answer.`, { cause: error })
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}
