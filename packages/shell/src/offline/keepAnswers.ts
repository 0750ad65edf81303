import type { Session } from '@kit/sdk'
import { paging, type AnyEndpoint } from '@kit/sdk/contract'
import { isUnreachable } from '@kit/sdk/query'
import { hashKey, type Query, type QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { AnswerStore } from './answerStore.ts'

/**
 * How long an answer is shown without a connection, in ms: a day at a match, but not the next
 * morning.
 */
export const keptForMs = 8 * 3_600_000
/** Changes within this time are written together, in ms. */
const writeDelayMs = 1_000
/**
 * Delay before a changed answer that no screen shows is read again, in ms: changes come in groups.
 */
const readAgainMs = 1_000
/** Older answers are removed. */
const maxAnswers = 40

const recordSchema = z.object({
  keptAt: z.number(),
  answers: z.array(
    z.object({ name: z.string(), request: z.unknown(), receivedAt: z.number(), answer: z.unknown() }),
  ),
})
type KeptAnswer = z.output<typeof recordSchema>['answers'][number]

const pageSchema = z.object({ docs: z.unknown(), ...paging.shape })

/**
 * Encodes an answer in wire form, because the browser's storage must not decide the type of an
 * amount.
 */
const encode = ({ paged, response }: AnyEndpoint, answer: unknown): unknown =>
  paged
    ? { ...(answer as object), docs: z.encode(response, (answer as { docs: never }).docs) }
    : z.encode(response, answer as never)

/** Returns undefined if the answer no longer fits its schema. */
function decode({ paged, response }: AnyEndpoint, kept: unknown): unknown {
  const page = paged ? pageSchema.safeParse(kept) : undefined
  if (page && !page.success) return undefined
  const answer = z.safeDecode(response, (page ? page.data.docs : kept) as never)
  if (!answer.success) return undefined
  return page ? { ...page.data, docs: answer.data } : answer.data
}

export interface KeptAnswersPorts {
  session: Pick<Session, 'get' | 'subscribe'>
  queries: QueryClient
  store: AnswerStore
  calls: readonly AnyEndpoint[]
  /** Returns an identifier of a login that does not reveal its token. */
  ownerOf(token: string): Promise<string>
  /** Ms since the epoch. */
  now(): number
  onError(error: unknown, where: string): void
}

/**
 * Keeps the last answers of some calls for the logged-in player, and shows them if the operator is
 * unreachable and no newer answer exists. They are removed at logout and after some hours. Returns
 * a function that stops it.
 */
export function keepAnswers({
  session,
  queries,
  store,
  calls,
  ownerOf,
  now,
  onError,
}: KeptAnswersPorts): () => void {
  const byName = new Map(calls.map((call) => [call.name, call]))
  const answers = new Map<string, KeptAnswer>()
  const rereads = new Map<string, ReturnType<typeof setTimeout>>()
  const report = (error: unknown) => onError(error, 'answers for when there is no connection')
  const cache = queries.getQueryCache()
  let token: string | undefined
  let owner: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false

  /** Returns the call of a plain query; longer keys combine several answers. */
  const callOf = ({ queryKey }: Query) =>
    queryKey.length === 3 ? byName.get(String(queryKey[1])) : undefined

  function keep(query: Query): void {
    const call = callOf(query)
    if (!call || token === undefined || query.state.data === undefined) return
    try {
      answers.set(query.queryHash, {
        name: call.name,
        request: query.queryKey[2],
        receivedAt: query.state.dataUpdatedAt,
        answer: encode(call, query.state.data),
      })
    } catch (error) {
      return report(error)
    }
    timer ??= setTimeout(write, writeDelayMs)
  }

  function write(): void {
    timer = undefined
    if (owner === undefined) return
    const newest = [...answers.values()]
      .toSorted((one, other) => other.receivedAt - one.receivedAt)
      .slice(0, maxAnswers)
    store.write(owner, { keptAt: now(), answers: newest } as { keptAt: number }).catch(report)
  }

  /**
   * Reads again an answer that no screen would refresh; otherwise the kept answer would predate the
   * change.
   */
  function readAgain(query: Query): void {
    if (!callOf(query) || query.getObserversCount() > 0 || rereads.has(query.queryHash)) return
    const read = () => {
      rereads.delete(query.queryHash)
      if (query.getObserversCount() === 0) query.fetch().catch(() => {})
    }
    rereads.set(query.queryHash, setTimeout(read, readAgainMs))
  }

  /**
   * Sets the kept answer of a query that has none. Its error stays, so that the answer is shown as
   * stale.
   */
  function show(query: Query): void {
    const { state } = query
    const call = callOf(query)
    const kept = answers.get(query.queryHash)
    if (!call || !kept || state.data !== undefined || now() - kept.receivedAt > keptForMs) return
    if (!isUnreachable(state.error ?? state.fetchFailureReason)) return
    const data = decode(call, kept.answer)
    if (data === undefined) return void answers.delete(query.queryHash)
    const status = state.status === 'pending' ? 'success' : state.status
    query.setState({ ...state, data, dataUpdatedAt: kept.receivedAt, status })
  }

  async function begin(): Promise<void> {
    const begun = token
    if (begun === undefined) return
    const mine = await ownerOf(begun)
    const record = recordSchema.safeParse(await store.read(mine))
    if (token !== begun || isOver) return
    owner = mine
    if (record.success)
      for (const one of record.data.answers) {
        const call = byName.get(one.name)
        const hash = call && hashKey([call.family, call.name, one.request])
        if (hash !== undefined && !answers.has(hash)) answers.set(hash, one)
      }
    for (const query of cache.getAll()) {
      show(query)
      if (query.state.status === 'success') keep(query)
    }
  }

  /**
   * Removes the answers of an ended token; the page's current answers are kept again under the next
   * token.
   */
  function follow(): void {
    const next = session.get()?.token
    if (next === token) return
    const before = token
    token = next
    owner = undefined
    forget()
    if (before !== undefined)
      ownerOf(before)
        .then((of) => store.remove(of))
        .catch(report)
    if (next !== undefined) begin().catch(report)
  }

  function forget(): void {
    clearTimeout(timer)
    timer = undefined
    answers.clear()
    rereads.forEach((reread) => clearTimeout(reread))
    rereads.clear()
  }

  const stops = [
    cache.subscribe((event) => {
      if (event.type !== 'updated') return
      if (event.action.type === 'success') keep(event.query)
      else if (event.action.type === 'invalidate') readAgain(event.query)
      else if (event.action.type === 'failed' || event.action.type === 'error') show(event.query)
    }),
    session.subscribe(follow),
  ]
  // This also removes logins that ended while no page was open.
  store.removeBefore(session.get() ? now() - keptForMs : Number.POSITIVE_INFINITY).catch(report)
  follow()
  return () => {
    isOver = true
    if (timer !== undefined) write()
    forget()
    stops.forEach((stop) => stop())
  }
}
