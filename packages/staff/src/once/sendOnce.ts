import { OperatorError, readStored } from '@kit/sdk'
import type { SiteServices } from '@kit/shell/feature'
import * as z from 'zod/mini'

/** How often an act without an answer is looked up, and how long it waits in between, in ms. */
const lookUps = 3
const lookUpEveryMs = 1_000

export interface Act<Answer> {
  /** What it acts on, so that two acts on the same thing share their key. */
  name: string
  /** Sends it under the key. Called at most once. */
  send(key: string): Promise<Answer>
  /** What an act under the key has done; undefined when the operator knows of none. */
  find(key: string): Promise<Answer | undefined>
}

export type Outcome<Answer> =
  /** `isEarlier`: what an earlier act without an answer turned out to have done, not this one. */
  | { state: 'done'; answer: Answer; isEarlier: boolean }
  | { state: 'refused'; error: OperatorError }
  /** It did not arrive. The next one goes under the same key. */
  | { state: 'notSent' }
  /** The operator could not be asked. The key stays. */
  | { state: 'unknown' }

export type Ports = Pick<SiteServices, 'storage' | 'inTurn' | 'randomUUID'> & {
  operator: { session: Pick<SiteServices['operator']['session'], 'get' | 'count'> }
  /** Default: a timer. */
  wait?: (ms: number) => Promise<void>
}

const timer = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))

/** Looks an act up until it is found or surely unknown. Undefined: there is none. */
async function lookUp<Answer>(
  find: () => Promise<Answer | undefined>,
  wait: (ms: number) => Promise<void>,
): Promise<{ answer: Answer | undefined } | 'unreachable'> {
  let isAnswered = false
  for (let times = 0; times < lookUps; times += 1) {
    if (times > 0) await wait(lookUpEveryMs)
    try {
      const answer = await find()
      if (answer !== undefined) return { answer }
      isAnswered = true
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error
      isAnswered = false
    }
  }
  return isAnswered ? { answer: undefined } : 'unreachable'
}

/**
 * Does something that moves points once: its key is kept before it is sent, in every tab of the browser, and as long as the
 * outcome is not known the next try goes under the same key. Throws what is neither the operator's nor the network's fault.
 */
export function sendOnce<Answer>(ports: Ports, { name, send, find }: Act<Answer>): Promise<Outcome<Answer>> {
  const { session } = ports.operator
  const wait = ports.wait ?? timer
  const login = session.count()
  const place = `staff.key.${name}`

  return ports.inTurn(place, async () => {
    const kept = readStored(ports.storage, place, z.uuid())
    const resolve = async (key: string, isEarlier: boolean): Promise<Outcome<Answer>> => {
      const found = await lookUp(() => find(key), wait)
      if (found === 'unreachable' || session.count() !== login) return { state: 'unknown' }
      if (found.answer === undefined) return { state: 'notSent' }
      ports.storage.removeItem(place)
      return { state: 'done', answer: found.answer, isEarlier }
    }

    if (kept !== undefined) {
      const earlier = await resolve(kept, true)
      if (earlier.state !== 'notSent') return earlier
    }
    if (session.count() !== login) return { state: 'unknown' }
    const key = kept ?? ports.randomUUID()
    ports.storage.setItem(place, JSON.stringify(key))
    try {
      const answer = await send(key)
      ports.storage.removeItem(place)
      return { state: 'done', answer, isEarlier: false }
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error
      if (error.isOutcomeUnknown) return resolve(key, false)
      if (error.code === 'key-reused') return resolve(key, true)
      // An earlier try under the same key may still be on its way.
      if (kept === undefined) ports.storage.removeItem(place)
      return { state: 'refused', error }
    }
  })
}
