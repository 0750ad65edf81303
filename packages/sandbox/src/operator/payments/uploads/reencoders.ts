import { fork, type ChildProcess } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import path from 'node:path'
import { Refused } from '../../http/refused.ts'
import type { ImageFacts } from '@kit/sdk/contract'
import type { Reencoded } from './reencode.ts'
import type { ReencodeAnswer, ReencodeJob } from './reencodeProcess.ts'

/** The program is next to this file, with its extension: `.ts` in the sources, `.js` as published. */
const program = path.join(import.meta.dirname, `reencodeProcess${path.extname(import.meta.filename)}`)

/**
 * Maximum number of pictures re-encoded at a time and waiting, and the time limits of a picture and of the
 * start of its process, in ms.
 */
const mostAtOnce = 2
const mostWaiting = 16
const longestJobMs = 15_000
const longestStartMs = 60_000
const idleMs = 30_000

const busy = (message: string) =>
  new Refused(429, { message, code: 'uploads-busy', field: 'image' }, { 'retry-after': '10' })

const tooMany = () => busy('Too many pictures arrive at once, please try again')
const tooLong = () => busy('The picture took too long to read, please try again')

/**
 * A separate process for pictures. Threads would share the pool that hashes passwords and compresses files.
 */
function startProcess(): ChildProcess {
  const child = fork(program, {
    serialization: 'advanced',
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  try {
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  } catch {
    // Without the permission, pictures get the same priority as calls.
  }
  child.channel?.unref()
  child.unref()
  return child
}

interface Sent {
  /** True if the process has already started. A new one reports when it is ready. */
  isRested: boolean
  jobMs: number
}

/**
 * Resolves to null if the picture cannot be decoded. Throws a 429 if that takes too long. The time to start
 * the process on a busy machine does not count.
 */
function send(child: ChildProcess, job: ReencodeJob, { isRested, jobMs }: Sent): Promise<Reencoded | null> {
  return new Promise((resolve, reject) => {
    let hasBegun = isRested
    let isLate = false
    let timer: NodeJS.Timeout | undefined
    const endIn = (ms: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        isLate = true
        child.kill('SIGKILL')
      }, ms)
    }
    const done = (answer: Reencoded | null) => {
      clearTimeout(timer)
      child.removeAllListeners()
      child.channel?.unref()
      if (isLate || !hasBegun) reject(tooLong())
      else resolve(answer)
    }
    child.on('message', (message) => {
      const answer = message as ReencodeAnswer
      if (answer !== 'ready') return done(answer)
      hasBegun = true
      endIn(jobMs)
    })
    child.once('exit', () => done(null))
    child.once('error', () => done(null))
    child.channel?.ref()
    endIn(hasBegun ? jobMs : longestStartMs)
    child.send(job)
  })
}

/**
 * Re-encodes pictures in at most two separate processes, which end when idle. Throws a 429 if too many wait,
 * or one takes longer than 15 s. Returns undefined if a picture cannot be decoded.
 */
export function createReencoders({ jobMs = longestJobMs } = {}) {
  const idle: ChildProcess[] = []
  const waiting: (() => void)[] = []
  let running = 0
  let idleTimer: NodeJS.Timeout | undefined

  const endIdle = () => {
    for (const child of idle.splice(0)) child.kill('SIGTERM')
  }

  async function takeTurn(): Promise<void> {
    if (running < mostAtOnce) {
      running += 1
      return
    }
    if (waiting.length >= mostWaiting) throw tooMany()
    await new Promise<void>((resolve) => waiting.push(resolve))
  }

  function endTurn(): void {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }

  return {
    async reencode(bytes: Uint8Array, facts: ImageFacts, mostPixels: number): Promise<Reencoded | undefined> {
      await takeTurn()
      clearTimeout(idleTimer)
      const rested = idle.pop()
      const child = rested ?? startProcess()
      try {
        return (
          (await send(child, { bytes, facts, mostPixels }, { isRested: rested !== undefined, jobMs })) ??
          undefined
        )
      } finally {
        if (child.connected && child.exitCode === null && !child.killed) idle.push(child)
        idleTimer = setTimeout(endIdle, idleMs).unref()
        endTurn()
      }
    },

    stop(): void {
      clearTimeout(idleTimer)
      endIdle()
    },
  }
}
