import { createClient } from '@redis/client'
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import { createListeners, type Bus } from './bus.ts'
import { readExact, writeExact } from './exactJson.ts'

/**
 * Number of messages that Redis keeps: minutes of a busy operator. A process that lags further requests an
 * image.
 */
const wordsKept = 20_000
const waitMs = 1000
const mostAtOnce = 500

const word = z.object({ from: z.string(), topic: z.string(), content: z.string() })

interface RedisBusOptions {
  url: string
  /** The operator's name, because several may share a Redis. */
  operator: string
  onError(error: unknown, what: string): void
}

async function connect({ url, onError }: RedisBusOptions) {
  if (!/^rediss?:\/\//.test(url) || !URL.canParse(url))
    throw new Error('REDIS_URL must be an address, like redis://host:6379.')
  let hasConnected = false
  const client = createClient({
    url,
    socket: {
      connectTimeout: 5000,
      // A Redis that never answered is a configuration error. An interrupted one is reconnected.
      reconnectStrategy: (times, cause) => (hasConnected ? Math.min(100 * 2 ** times, 2000) : cause),
    },
  })
  client.on('error', (error: unknown) => {
    if (hasConnected) onError(error, 'Redis')
  })
  try {
    await client.connect()
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error)
    throw new Error(`Redis at ${new URL(url).host} cannot be used: ${cause}`, { cause: error })
  }
  hasConnected = true
  return client
}

/**
 * The bus of several processes: one Redis stream that all write to and each reads on a separate connection.
 * Messages published while Redis is unavailable are sent after it returns.
 */
export async function createRedisBus(options: RedisBusOptions): Promise<Bus> {
  const { operator, onError } = options
  const stream = `kit:${operator}`
  const from = randomUUID()
  const listeners = createListeners()
  const schemas = new Map<string, z.ZodMiniType>()
  const writer = await connect(options)
  const reader = await connect(options)
  const newest = (await writer.xRevRange(stream, '+', '-', { COUNT: 1 }))?.[0]
  let last = newest?.id ?? '0-0'
  let isClosing = false

  function take(message: Record<string, string>): void {
    try {
      const { topic, content, from: sender } = word.parse(message)
      const schema = schemas.get(topic)
      if (schema) listeners.notify(topic, z.decode(schema, readExact(content)), sender === from)
    } catch (error) {
      onError(error, 'A word of another process could not be understood')
    }
  }

  async function read(): Promise<void> {
    for (;;) {
      if (isClosing) return
      try {
        const got = await reader.xRead({ key: stream, id: last }, { BLOCK: waitMs, COUNT: mostAtOnce })
        for (const { id, message } of got?.[0]?.messages ?? []) {
          last = id
          take(message)
        }
      } catch (error) {
        if (isClosing) return
        onError(error, 'Words of other processes could not be read')
        await wait(waitMs)
      }
    }
  }
  const reading = read()

  return {
    async publish({ name, content: schema }, content) {
      const fields = { from, topic: name, content: writeExact(z.encode(schema, content)) }
      await writer.xAdd(stream, '*', fields, {
        TRIM: { strategy: 'MAXLEN', strategyModifier: '~', threshold: wordsKept },
      })
    },
    subscribe({ name, content }, listener) {
      schemas.set(name, content)
      return listeners.add(name, listener as Parameters<typeof listeners.add>[1])
    },
    isReady: () => writer.isReady && reader.isReady,
    async close() {
      isClosing = true
      reader.destroy()
      await reading
      await writer.close()
    },
  }
}
