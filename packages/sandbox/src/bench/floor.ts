import { marketChanged } from '@kit/sdk/contract'
import fastify from 'fastify'
import { Server } from 'socket.io'
import * as z from 'zod/mini'
import type { FeedUpdate } from '../feed/feed.ts'

/** Baseline for the same traffic: Fastify echoes an order, and Socket.IO sends each tick to a room. */
export async function startFloor(nextBook: () => FeedUpdate) {
  const app = fastify()
  app.post('/api/user/openBet', async ({ body }) => ({ docs: body }))
  const io = new Server(app.server, {
    serveClient: false,
    transports: ['websocket'],
    perMessageDeflate: false,
  })
  io.on('connection', (socket) => {
    socket.on('postEventSubscription', (_asked: unknown, done: (answer: object) => void) => {
      void socket.join('event')
      done({})
    })
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  let seq = 0

  function tick(): void {
    const update = nextBook()
    if (update.kind !== 'book') return
    seq += 1
    const { marketId, totalMatched, runners } = update.book
    const change = { marketId, epoch: 'floor', seq, isImage: false, totalMatched, runners }
    io.to('event').emit(marketChanged.event, z.encode(marketChanged.payload, { docs: [change] }))
  }

  return {
    url: `http://127.0.0.1:${port}`,
    tokens: ['nobody'],
    tick,
    async close() {
      io.local.disconnectSockets(true)
      await app.close()
    },
  }
}
