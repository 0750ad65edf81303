import { mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

const heldHere = new Set<string>()

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Returns when a process started, in kernel ticks, which distinguishes a reused pid. */
async function startOf(pid: number): Promise<string> {
  try {
    const line = await readFile(`/proc/${pid}/stat`, 'utf8')
    return line.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

async function isHeldByOther(path: string): Promise<number | undefined> {
  const [pidText = '', start = ''] = (await readFile(path, 'utf8').catch(() => '')).trim().split(' ')
  const pid = Number(pidText)
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid || !isAlive(pid)) return undefined
  const startNow = await startOf(pid)
  return start !== '' && startNow !== '' && start !== startNow ? undefined : pid
}

/**
 * Locks the state folder, because two processes on one database folder would lose rows silently. Throws if
 * another process holds the lock. The lock of a stopped process is taken over. Returns the unlock function.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, 'operator.lock')
  const refuse = (pid: number): never => {
    throw new Error(
      `The state folder ${folder} is in use by process ${pid}. Stop that one first, or name another folder with KIT_STATE.`,
    )
  }
  if (heldHere.has(path)) refuse(process.pid)
  const content = `${process.pid} ${await startOf(process.pid)}\n`
  for (let attempt = 0; ; attempt++) {
    try {
      const file = await open(path, 'wx', 0o600)
      await file.writeFile(content)
      await file.close()
      break
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const pid = await isHeldByOther(path)
      if (pid !== undefined || attempt > 3) refuse(pid ?? 0)
      await rm(path, { force: true })
    }
  }
  heldHere.add(path)
  return async () => {
    heldHere.delete(path)
    await rm(path, { force: true })
  }
}
