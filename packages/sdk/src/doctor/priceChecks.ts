import * as z from 'zod/mini'
import { heartbeat, heartbeatMs, marketChanged, subscribeMarket } from '../contract/index.ts'
import type { MarketChange } from '../contract/marketChange.ts'
import type { LiveSocket } from '../live/createLive.ts'
import { socketIo } from '../live/socketIo.ts'
import type { Check } from './check.ts'
import { Complaint, NotTried, type Examination } from './examination.ts'
import { misfitsIn } from './noAnswer.ts'

const mostMarkets = 5
/** Maximum number of markets that an operator lets one socket subscribe to. */
const mostFollowed = 50
const imageMs = 5_000

interface Received {
  socket: LiveSocket
  changes: MarketChange[]
  /** Each with the number of changes received before it. */
  beats: { at: number; last: { marketId: string; epoch: string; seq: number }[] }[]
  misfits: string[]
}

async function connect(
  { url, clientKey, transcript, operator }: Examination,
  hasHeartbeats: boolean,
): Promise<Received> {
  const token = operator.session.get()?.token
  const socket = await socketIo({ domainType: 'b2c', clientKey, ...(token && { token }) }, url)
  const received: Received = { socket, changes: [], beats: [], misfits: [] }
  const read = <Payload>(
    { event, payload: schema }: { event: string; payload: z.ZodMiniType<Payload> },
    use: (payload: Payload) => void,
  ) =>
    socket.on(event, (payload) => {
      const line = `⇠ ${event} ${JSON.stringify(payload)}`
      // Heartbeats come all the time: they are evidence of their own rule only.
      if (event !== heartbeat.event) transcript.write(line)
      else if (hasHeartbeats) transcript.writeRun(event, line)
      const { success, data, error } = z.safeDecode(schema, payload as never)
      if (success) use(data)
      else received.misfits.push(`${event}: ${misfitsIn(error)}`)
    })
  read(marketChanged, ({ docs }) => void received.changes.push(...docs))
  read(heartbeat, ({ docs }) => void received.beats.push({ at: received.changes.length, last: docs }))
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Complaint('No socket connects within 10 s.')), 10_000)
    socket.on('connect', () => {
      clearTimeout(timer)
      resolve()
    })
    socket.on('connect_error', (error) => {
      clearTimeout(timer)
      reject(new Complaint(`No socket connects: ${error instanceof Error ? error.message : String(error)}.`))
    })
    socket.connect()
  })
  return received
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function waitForImage(
  { changes }: Received,
  marketId: string,
  from: number,
): Promise<MarketChange | undefined> {
  for (let waited = 0; waited < imageMs; waited += 50) {
    const found = changes.slice(from).find((change) => change.marketId === marketId)
    if (found) return found
    await wait(50)
  }
  return undefined
}

function faultOfOrder(marketId: string, changes: readonly MarketChange[]): string | undefined {
  let last: { epoch: string; seq: number } | undefined
  for (const { epoch, seq, isImage } of changes) {
    const next = last && last.epoch === epoch ? last.seq + 1 : undefined
    if (isImage ? last?.epoch === epoch && seq < last.seq : seq !== next)
      return `The market ${marketId} has the change ${seq} of epoch "${epoch}" after ${last ? `${last.seq} of "${last.epoch}"` : 'nothing'}: ${
        next === undefined ? 'begin an epoch with an image.' : `${next} has to follow, or an image.`
      }`
    last = { epoch, seq }
  }
  return undefined
}

const subscribed = async (
  examination: Examination,
  received: Received,
  most = mostMarkets,
): Promise<string[]> => {
  const ids = (await examination.markets()).slice(0, most).map(({ id }) => id)
  for (const marketId of ids) {
    examination.transcript.write(`⇢ ${subscribeMarket.event} ${marketId}`)
    received.socket.emit(subscribeMarket.event, { marketId })
  }
  return ids
}

const withSocket =
  (
    work: (examination: Examination, received: Received) => Promise<void>,
    { hasHeartbeats = false } = {},
  ): Check['run'] =>
  async (examination) => {
    const received = await connect(examination, hasHeartbeats)
    try {
      await work(examination, received)
    } finally {
      received.socket.disconnect()
    }
  }

export const priceChecks: readonly Check[] = [
  {
    name: 'image',
    title: 'Who subscribes to a market gets its image, and another whenever they subscribe again',
    run: withSocket(async (examination, received) => {
      const [marketId] = await subscribed(examination, received)
      if (marketId === undefined) throw new Complaint('There is no market to subscribe to.')
      const first = await waitForImage(received, marketId, 0)
      if (!first?.isImage)
        throw new Complaint(
          first
            ? 'The first that comes of a market is not an image.'
            : `No image comes within ${imageMs / 1000} s.`,
        )
      const from = received.changes.length
      received.socket.emit(subscribeMarket.event, { marketId })
      for (let waited = 0; waited < imageMs; waited += 50) {
        if (received.changes.slice(from).some((one) => one.marketId === marketId && one.isImage)) return
        await wait(50)
      }
      throw new Complaint(`No image comes within ${imageMs / 1000} s of subscribing again.`)
    }),
  },
  {
    name: 'order',
    title: 'The changes of a market follow each other without a gap, once each, and fit the contract',
    run: withSocket(async (examination, received) => {
      const ids = await subscribed(examination, received, mostFollowed)
      await wait(examination.listenMs)
      const [misfit] = received.misfits
      if (misfit !== undefined) throw new Complaint(`A payload does not fit the contract: ${misfit}.`)
      for (const id of ids) {
        const fault = faultOfOrder(
          id,
          received.changes.filter(({ marketId }) => marketId === id),
        )
        if (fault !== undefined) throw new Complaint(fault)
      }
      if (!received.changes.some(({ isImage }) => !isImage))
        throw new NotTried(
          `No change comes within ${examination.listenMs / 1000} s: examine it while a market is in play.`,
        )
    }),
  },
  {
    name: 'heartbeat',
    title: 'A heartbeat says the last change that was sent of each market',
    run: withSocket(
      async (examination, received) => {
        const ids = await subscribed(examination, received)
        await wait(heartbeatMs * 2.5)
        const misfit = received.misfits.find((one) => one.startsWith(heartbeat.event))
        if (misfit !== undefined) throw new Complaint(`A heartbeat does not fit the contract: ${misfit}.`)
        if (received.beats.length === 0)
          throw new Complaint(`No heartbeat comes within ${(heartbeatMs * 2.5) / 1000} s.`)
        for (const { at, last } of received.beats) {
          for (const { marketId, epoch, seq } of last) {
            const came = received.changes.slice(0, at).findLast((change) => change.marketId === marketId)
            if (came && (came.epoch !== epoch || came.seq !== seq))
              throw new Complaint(
                `A heartbeat says that ${seq} was the last change of the market ${marketId}, and ${came.seq} was received.`,
              )
          }
        }
        // A heartbeat may come in several messages: one for each room of an event or a market.
        const named = new Set(received.beats.flatMap(({ last }) => last.map(({ marketId }) => marketId)))
        const missing = ids.filter((id) => !named.has(id))
        if (missing.length > 0)
          throw new Complaint(`No heartbeat names the subscribed market ${missing.join(', ')}.`)
      },
      { hasHeartbeats: true },
    ),
  },
]
