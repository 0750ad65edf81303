import { fork, type ChildProcess } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import path from 'node:path'
import { Refused } from '../../http/refused.ts'
import type { ImageFacts } from '@kit/sdk/contract'
import type { Reencoded } from './reencode.ts'
import type { ReencodeAnswer, ReencodeJob } from './reencodeProcess.ts'

/** Beside this file, with its ending: `.ts` among the sources, `.js` as published. */
const program = path.join(import.meta.dirname, `reencodeProcess${path.extname(import.meta.filename)}`)

/** Pictures re-encoded at once, those that may wait, and what one may take. */
const mostAtOnce = 2
const mostWaiting = 16
const jobMs = 15_000
const idleMs = 30_000

const busy = () =>
  new Refused(
    429,
    { message: 'Too many pictures arrive at once, please try again', code: 'uploads-busy', field: 'image' },
    { 'retry-after': '10' },
  )

/**
 * A process for pictures. Not a thread: threads share the pool that passwords are hashed in and files are compressed in.
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
    // Without the right to it, pictures are as important as calls.
  }
  child.channel?.unref()
  child.unref()
  return child
}

/** Resolves to null when the picture cannot be decoded, in time and at all. */
function send(child: ChildProcess, job: ReencodeJob): Promise<ReencodeAnswer> {
  return new Promise((resolve) => {
    const done = (answer: ReencodeAnswer) => {
      clearTimeout(timer)
      child.removeAllListeners()
      child.channel?.unref()
      resolve(answer)
    }
    const timer = setTimeout(() => child.kill('SIGKILL'), jobMs)
    child.once('message', (answer) => done(answer as ReencodeAnswer))
    child.once('exit', () => done(null))
    child.once('error', () => done(null))
    child.channel?.ref()
    child.send(job)
  })
}

/**
 * Re-encodes pictures in at most two processes of their own, which end when idle. Throws a 429 when too many wait;
 * returns undefined when a picture cannot be decoded within 15 s.
 */
export function createReencoders() {
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
    if (waiting.length >= mostWaiting) throw busy()
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
      const child = idle.pop() ?? startProcess()
      try {
        return (await send(child, { bytes, facts, mostPixels })) ?? undefined
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
