import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import path from 'node:path'

/** Linux keeps files in this folder in memory. */
const place = '/dev/shm'
const tmpfs = 0x01_02_19_94
const named = /^kit-tests-(\d+)$/
/** Memory for a run's files and for the programs, in bytes. */
const roomBytes = 6 * 2 ** 30
const memoryBytes = 12 * 2 ** 30

const isRunning = (pid) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function removeLeft() {
  for (const name of readdirSync(place)) {
    const pid = Number(named.exec(name)?.[1])
    if (pid && !isRunning(pid)) rmSync(path.join(place, name), { recursive: true, force: true })
  }
}

/**
 * Returns a folder in memory for temporary files of tests until the process ends: databases and browser profiles are
 * thousands of small files. Undefined if the machine has none, or too little memory.
 */
export function memoryFolder() {
  if (process.platform !== 'linux' || !existsSync(place)) return undefined
  removeLeft()
  const { type, bavail, bsize } = statfsSync(place)
  if (type !== tmpfs || bavail * bsize < roomBytes || process.availableMemory() < memoryBytes)
    return undefined
  const folder = path.join(place, `kit-tests-${process.pid}`)
  mkdirSync(folder)
  // A database server runs as a separate user.
  chmodSync(folder, 0o711)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
