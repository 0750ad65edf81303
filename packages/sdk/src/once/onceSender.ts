import { OperatorError } from '../client/errors.ts'
import type { WritableStorage } from '../storage/siteStorage.ts'
import { createKeptKeys } from './keptKeys.ts'

/** How long an answer may take beyond the bet delay, in ms. */
const answerGraceMs = 10_000
/** How often a lost answer is asked for, how long one question may take, in ms, and how often at most. */
const askEveryMs = 1_000
const askTimeoutMs = 5_000
const mostAsks = 60
/** 'Unknown' answers in a row, a second apart, before it is said that it never arrived. */
const unknownsOfLost = 4

/** How a request ended. `unknown` is one whose answer is lost still: it is asked for again, never sent again. */
export type OnceAnswer<Taken> =
  | { state: 'taken'; taken: Taken }
  /** `never-arrived` is our own code, without a message: the operator never saw the request. */
  | { state: 'refused'; code: string; message: string }
  | { state: 'unknown' }

/** What the operator says of a key that it knows. */
export type FoundOnce<Taken> =
  | { state: 'held' }
  | { state: 'placed'; taken: Taken }
  | { state: 'refused'; code: string; message: string }

/** The two calls of a request with a key: the one that makes it, and the one that looks it up. Both throw `OperatorError`s. */
export interface OnceCalls<Asked, Taken> {
  send(request: Asked & { key: string }, options: { timeoutMs: number }): Promise<Taken>
  /** Throws `order-unknown` for a key that never arrived. */
  find(key: string, options: { timeoutMs: number }): Promise<FoundOnce<Taken>>
}

/** What it takes from the site; `SiteServices` has all of it. */
export interface OncePorts {
  storage: WritableStorage
  /** Runs work under a lock that all tabs share. */
  inTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result>
  randomUUID(): string
  operator: { session: { count(): number } }
  onError(error: unknown, where: string): void
  /** Default: a timer. */
  wait?: (ms: number) => Promise<void>
}

export interface OnceSender<Asked, Taken> {
  /**
   * Sends once what the player asked for, and says how it ended. A lost answer is looked up by its key; while a request
   * about the same thing is under way or lost, another press gets its answer and sends nothing.
   */
  send(userId: string, asked: Asked, delaySeconds: number): Promise<OnceAnswer<Taken>>
  /** Asks what became of those without an answer, as after a reload. */
  resume(userId: string): Promise<OnceAnswer<Taken>[]>
}

interface OnceOptions<Asked, Taken> {
  /** Names locks and stored keys: `betting.cashOut`. */
  name: string
  ports: OncePorts
  calls: OnceCalls<Asked, Taken>
  /** What a request is about: of two about the same thing one is sent at a time. */
  subjectOf(asked: Asked): string
  /** The operator took it: what it changed is to be read again. */
  onTaken(taken: Taken): void
}

const timer = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))

/**
 * The one place that sends a kind of request whose price has moved by the time an answer is lost. Its key is kept in the
 * browser before it is sent; it is sent once, in one tab, and only asked for after that.
 */
export function createOnceSender<Asked extends object, Taken>(
  options: OnceOptions<Asked, Taken>,
): OnceSender<Asked, Taken> {
  const { name, ports, calls } = options
  const { session } = ports.operator
  const wait = ports.wait ?? timer
  const keptOf = (userId: string) => createKeptKeys(ports, `kit.once.${name}.${userId}`)
  const alone = <Result>(userId: string, subject: string, work: () => Promise<Result>) =>
    ports.inTurn(`kit.once.${name}.${userId}.${subject}`, work)

  /** Nothing is sent or asked for under the login of another. */
  function watchLogin(): () => boolean {
    const login = session.count()
    return () => session.count() === login
  }

  /** What the operator says of a key; `later` when it does not say yet. */
  async function ask(key: string): Promise<OnceAnswer<Taken> | 'later' | 'unknown-key'> {
    try {
      const found = await calls.find(key, { timeoutMs: askTimeoutMs })
      if (found.state === 'held') return 'later'
      if (found.state === 'placed') return { state: 'taken', taken: found.taken }
      return { state: 'refused', code: found.code, message: found.message }
    } catch (error) {
      if (!(error instanceof OperatorError)) ports.onError(error, `${name}: looking a key up`)
      else if (error.code === 'order-unknown') return 'unknown-key'
      return 'later'
    }
  }

  async function lookUp(key: string, isSameLogin: () => boolean): Promise<OnceAnswer<Taken>> {
    let unknowns = 0
    for (let asks = 0; asks < mostAsks && isSameLogin(); asks += 1) {
      const found = await ask(key)
      if (!isSameLogin()) break
      if (typeof found === 'object') return found
      unknowns = found === 'unknown-key' ? unknowns + 1 : 0
      if (unknowns >= unknownsOfLost) return { state: 'refused', code: 'never-arrived', message: '' }
      await wait(askEveryMs)
    }
    return { state: 'unknown' }
  }

  async function sendNow(
    request: Asked & { key: string },
    delaySeconds: number,
  ): Promise<OnceAnswer<Taken> | undefined> {
    try {
      const timeoutMs = delaySeconds * 1_000 + answerGraceMs
      return { state: 'taken', taken: await calls.send(request, { timeoutMs }) }
    } catch (error) {
      if (!(error instanceof OperatorError)) {
        ports.onError(error, `${name}: sending`)
        return undefined
      }
      const isOpen =
        error.isOutcomeUnknown ||
        error.code === 'in-flight' ||
        error.kind === 'unauthorized' ||
        error.kind === 'no-token'
      return isOpen ? undefined : { state: 'refused', code: error.code, message: error.message }
    }
  }

  async function end(userId: string, key: string, answer: OnceAnswer<Taken>): Promise<OnceAnswer<Taken>> {
    if (answer.state !== 'unknown') await keptOf(userId).remove(key)
    if (answer.state === 'taken') options.onTaken(answer.taken)
    return answer
  }

  async function sendOrAsk(
    userId: string,
    subject: string,
    asked: Asked,
    delaySeconds: number,
    isSameLogin: () => boolean,
  ): Promise<OnceAnswer<Taken>> {
    // What became of an earlier one is known first: its answer is this press's.
    const earlier = keptOf(userId)
      .all()
      .find((one) => one.subject === subject)
    if (earlier) return end(userId, earlier.key, await lookUp(earlier.key, isSameLogin))
    const key = ports.randomUUID()
    await keptOf(userId).add({ key, subject })
    if (!isSameLogin()) return end(userId, key, { state: 'refused', code: 'never-arrived', message: '' })
    const answer = (await sendNow({ ...asked, key }, delaySeconds)) ?? (await lookUp(key, isSameLogin))
    return end(userId, key, answer)
  }

  /** One about the same thing at a time, whatever is pressed meanwhile. */
  const underWay = new Map<string, Promise<OnceAnswer<Taken>>>()

  return {
    send(userId, asked, delaySeconds) {
      const subject = options.subjectOf(asked)
      const wish = `${userId} ${subject}`
      const running = underWay.get(wish)
      if (running) return running
      const isSameLogin = watchLogin()
      const own = alone(userId, subject, () =>
        sendOrAsk(userId, subject, asked, delaySeconds, isSameLogin),
      ).finally(() => underWay.delete(wish))
      underWay.set(wish, own)
      return own
    },
    async resume(userId) {
      const isSameLogin = watchLogin()
      const kept = keptOf(userId)
      const ended: OnceAnswer<Taken>[] = []
      for (const { key, subject } of kept.all())
        await alone(userId, subject, async () => {
          // Whoever sent it may have been answered while this waited for its turn.
          if (!kept.all().some((one) => one.key === key)) return
          ended.push(await end(userId, key, await lookUp(key, isSameLogin)))
        })
      return ended
    },
  }
}
