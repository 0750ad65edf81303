import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

const isAlive = (pid) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Returns when a process began, in the kernel's ticks, if the kernel reports it: this detects a reused pid. */
function startOf(pid) {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return line.slice(line.lastIndexOf(')') + 2).split(' ')[19]
  } catch {
    return undefined
  }
}

/** Returns the process that runs an operator on this folder, or undefined. The lock is the sandbox's. */
function holderOf(folder) {
  const lock = path.join(folder, 'operator.lock')
  if (!existsSync(lock)) return undefined
  const [pid, start] = readFileSync(lock, 'utf8').trim().split(' ')
  if (!/^[1-9]\d*$/.test(pid) || !isAlive(Number(pid))) return undefined
  const startNow = startOf(pid)
  return start && startNow && start !== startNow ? undefined : Number(pid)
}

/** Ensures that no other operator runs on the state folder, and empties it on request. Throws a sentence. */
export function prepareStateFolder(folder, { fresh }) {
  const pid = holderOf(folder)
  if (pid !== undefined) {
    throw new Error(
      `The state folder ${folder} is in use: an operator runs on it as process ${pid}. ` +
        `Stop that one first (Ctrl-C where it runs, or kill ${pid}), or name another folder with KIT_STATE.`,
    )
  }
  if (!fresh || !existsSync(folder)) return
  if (!['database', 'accounts.json'].some((name) => existsSync(path.join(folder, name)))) {
    throw new Error(`${folder} does not look like a state folder, so --fresh leaves it alone.`)
  }
  rmSync(folder, { recursive: true, force: true })
  console.log('Starting over: accounts, bets and ledger of earlier runs are deleted.')
}
