import type { ScoreBoard } from '@kit/sdk/contract'
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import type { MarketBooks } from '../markets/marketBooks.ts'
import { createCopier, marketCopy, wholeCopy } from '../markets/marketCopies.ts'
import { topic, type Bus } from '../processes/bus.ts'
import type { Scores } from '../scores/scores.ts'

const board = z.custom<ScoreBoard | null>((value) => typeof value === 'object')

/** Market changes from the leader. `number` counts within its term, so that a gap is noticed. */
const published = topic(
  'published',
  z.object({ term: z.bigint(), number: z.int(), markets: z.array(marketCopy) }),
)
const image = topic(
  'image',
  z.object({
    term: z.bigint(),
    number: z.int(),
    epoch: z.string(),
    markets: z.array(marketCopy),
    scores: z.array(z.tuple([z.string(), board])),
  }),
)
const imageWanted = topic('imageWanted', z.object({}))
const scored = topic('scored', z.object({ eventId: z.string(), board }))

const joinPatienceMs = 30_000
const askEveryMs = 500

interface ReplicaServices {
  bus: Bus
  books: MarketBooks
  scores: Scores
  isSeveral: boolean
  onError(error: unknown, what: string): void
}

/**
 * Replicates market books and scores between processes: the leader publishes its changes, the others apply
 * them and request an image after a gap.
 */
export function createFeedReplica({ bus, books, scores, isSeveral, onError }: ReplicaServices) {
  let term = 0n
  let number = 0
  let isLeading = false
  let isInStep = false
  let copy = createCopier()

  const share = (publishing: Promise<void>): void => {
    publishing.catch((error: unknown) => onError(error, 'The feed could not be shared'))
  }

  const publishImage = (): void => {
    const markets = books.all().map(wholeCopy)
    share(bus.publish(image, { term, number, epoch: books.epoch, markets, scores: scores.all() }))
  }

  const askAgain = (): void => {
    if (!isLeading && !isInStep) share(bus.publish(imageWanted, {}))
  }

  function listen(): void {
    books.onPublish((markets) => {
      if (!isLeading) return
      number += 1
      share(bus.publish(published, { term, number, markets: markets.map((market) => copy(market)) }))
    })
    scores.onChange((eventId, board) => {
      if (isLeading) share(bus.publish(scored, { eventId, board }))
    })
    bus.subscribe(imageWanted, (_nothing, isOwn) => {
      if (!isOwn && isLeading) publishImage()
    })
    bus.subscribe(published, (news, isOwn) => {
      if (isOwn || isLeading || news.term < term) return
      isInStep = isInStep && news.term === term && news.number === number + 1 && books.follow(news.markets)
      if (isInStep) number = news.number
      else askAgain()
    })
    bus.subscribe(image, (news, isOwn) => {
      if (isOwn || isLeading || news.term < term || (isInStep && news.term === term)) return
      term = news.term
      number = news.number
      books.begin(news.epoch)
      isInStep = books.follow(news.markets)
      scores.clear()
      for (const [eventId, board] of news.scores) scores.follow(eventId, board)
      books.publishImages()
    })
    bus.subscribe(scored, ({ eventId, board }, isOwn) => {
      if (!isOwn && !isLeading) scores.follow(eventId, board)
    })
  }
  if (isSeveral) listen()

  return {
    askAgain,

    /** Called when this process becomes the leader: the books start empty. */
    lead(newTerm: bigint): void {
      isLeading = true
      term = newTerm
      number = 0
      copy = createCopier()
      scores.clear()
      books.begin(randomUUID())
    },

    publishImages(): void {
      if (isSeveral) publishImage()
      books.publishImages()
    },

    follow(): void {
      isLeading = false
      isInStep = false
    },

    /**
     * Waits until the books are in step with the leader, or until `leads` returns that this process is the
     * leader.
     */
    async join(leads: () => Promise<boolean>): Promise<void> {
      const deadline = Date.now() + joinPatienceMs
      for (;;) {
        if (isInStep || (await leads())) return
        if (Date.now() > deadline)
          throw new Error(
            'The process that runs the feed does not answer: all processes of an operator need the same REDIS_URL.',
          )
        askAgain()
        await wait(askEveryMs)
      }
    },
  }
}
