import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { WireChange, WireDefinition, WireMessage } from './recording/streamMessage.ts'

/** A market with the exchange's ids. Event types are listed in `names/sports.ts`. */
export interface ScriptedMarket {
  marketId: string
  eventId: string
  /** Default: cricket. */
  eventTypeId?: string
  /** Default: MATCH_ODDS. */
  marketType?: string
  marketName?: string
  eventName?: string
  venue?: string
  countryCode?: string
  numberOfWinners?: number
  runners: { id: number; name?: string }[]
  /** The announced start, in seconds after the first message. */
  startsAfterSeconds?: number
}

/** Price and size in the stream's units: odds such as 2.02, an amount in points. */
export type ScriptedPrice = readonly [price: number, size: number]

/** A runner's whole ladders. An omitted side is unchanged, an empty one is cleared. */
export interface ScriptedLadders {
  back?: readonly ScriptedPrice[]
  lay?: readonly ScriptedPrice[]
  /** Further amounts matched at these prices, with both sides counted. The last entry is the last price. */
  trades?: readonly ScriptedPrice[]
}

/** Writes one market's messages. Times are in seconds after the first message, ascending. */
export interface MarketScript {
  prices(atSeconds: number, runners: Record<number, ScriptedLadders>): MarketScript
  matched(atSeconds: number, amount: number): MarketScript
  suspend(atSeconds: number): MarketScript
  open(atSeconds: number): MarketScript
  inPlay(atSeconds: number, betDelaySeconds?: number): MarketScript
  remove(atSeconds: number, runnerId: number): MarketScript
  /**
   * Closes the market: these runners won, the others lost. Without winners, all are removed and all bets
   * void.
   */
  close(atSeconds: number, winners: readonly number[]): MarketScript
  messages(): WireMessage[]
}

/** Start of every script, ms since 1970. */
export const scriptStartMs = Date.UTC(2024, 0, 1, 12)

type WireRunner = WireDefinition['runners'][number] & { status: string }

function ladderDelta(held: Map<number, number>, ladder: readonly ScriptedPrice[]): [number, number][] {
  const wanted = new Map(ladder)
  const removed = [...held.keys()].filter((price) => !wanted.has(price))
  const changed = [...wanted].filter(([price, size]) => held.get(price) !== size)
  held.clear()
  for (const [price, size] of wanted) held.set(price, size)
  return [...removed.map((price): [number, number] => [price, 0]), ...changed]
}

/** Starts a script with the image of an open market that is not in play and has no prices. */
export function scriptMarket(market: ScriptedMarket): MarketScript {
  const messages: WireMessage[] = []
  const startMs = scriptStartMs + (market.startsAfterSeconds ?? 0) * 1000
  const definition: WireDefinition & { runners: WireRunner[] } = {
    eventId: market.eventId,
    eventTypeId: market.eventTypeId ?? '4',
    marketType: market.marketType ?? 'MATCH_ODDS',
    status: 'OPEN',
    inPlay: false,
    betDelay: 0,
    numberOfWinners: market.numberOfWinners ?? 1,
    marketTime: new Date(startMs).toISOString(),
    openDate: new Date(startMs).toISOString(),
    countryCode: market.countryCode ?? 'GB',
    timezone: market.countryCode === undefined ? 'Europe/London' : 'UTC',
    ...(market.marketName !== undefined && { name: market.marketName }),
    ...(market.eventName !== undefined && { eventName: market.eventName }),
    ...(market.venue !== undefined && { venue: market.venue }),
    runners: market.runners.map((runner, index) => ({
      ...runner,
      status: 'ACTIVE',
      sortPriority: index + 1,
    })),
  }
  const ladders = new Map<string, Map<number, number>>()

  function say(atSeconds: number, change: Omit<WireChange, 'id'>) {
    const pt = scriptStartMs + Math.round(atSeconds * 1000)
    if (pt < (messages.at(-1)?.pt ?? 0))
      throw new Error(
        `The script of ${market.marketId} goes back in time at ${atSeconds} s: write its moments in order.`,
      )
    messages.push({ op: 'mcm', pt, mc: [{ id: market.marketId, ...change }] })
    return script
  }
  function define(atSeconds: number, image = false) {
    return say(atSeconds, {
      marketDefinition: structuredClone(definition),
      ...(image && { img: true }),
    })
  }
  function side(runnerId: number, name: 'atb' | 'atl', ladder: readonly ScriptedPrice[] | undefined) {
    if (!ladder) return {}
    const key = `${runnerId} ${name}`
    const held = ladders.get(key) ?? new Map<number, number>()
    ladders.set(key, held)
    const delta = ladderDelta(held, ladder)
    return delta.length > 0 ? { [name]: delta } : {}
  }

  const traded = new Map<string, number>()
  function tradesOf(id: number, trades: readonly ScriptedPrice[] = []) {
    const last = trades.at(-1)
    if (!last) return {}
    const trd = trades.map(([price, size]): [number, number] => {
      const sum = Math.round(((traded.get(`${id} ${price}`) ?? 0) + size) * 100) / 100
      traded.set(`${id} ${price}`, sum)
      return [price, sum]
    })
    return { trd, ltp: last[0] }
  }

  function laddersOf(id: number, { back, lay, trades }: ScriptedLadders) {
    return { id, ...side(id, 'atb', back), ...side(id, 'atl', lay), ...tradesOf(id, trades) }
  }

  const script: MarketScript = {
    prices: (atSeconds, runners) =>
      say(atSeconds, {
        rc: Object.entries(runners).map(([id, wanted]) => laddersOf(Number(id), wanted)),
      }),
    matched: (atSeconds, amount) => say(atSeconds, { tv: amount }),
    suspend(atSeconds) {
      definition.status = 'SUSPENDED'
      return define(atSeconds)
    },
    open(atSeconds) {
      definition.status = 'OPEN'
      return define(atSeconds)
    },
    inPlay(atSeconds, betDelaySeconds = 5) {
      Object.assign(definition, { status: 'OPEN', inPlay: true, betDelay: betDelaySeconds })
      return define(atSeconds)
    },
    remove(atSeconds, runnerId) {
      for (const runner of definition.runners) if (runner.id === runnerId) runner.status = 'REMOVED'
      return define(atSeconds)
    },
    close(atSeconds, winners) {
      definition.status = 'CLOSED'
      for (const runner of definition.runners) {
        if (winners.length === 0) runner.status = 'REMOVED'
        else if (runner.status !== 'REMOVED') runner.status = winners.includes(runner.id) ? 'WINNER' : 'LOSER'
      }
      return define(atSeconds)
    },
    messages: () => messages,
  }
  define(0, true)
  return script
}

/** Writes scripts as one recording, `<folder>/<name>.jsonl`, ordered by time. Returns its path. */
export async function writeRecording(folder: string, name: string, scripts: MarketScript[]): Promise<string> {
  const path = join(folder, `${name}.jsonl`)
  const lines = mergeScripts(scripts).map((message) => JSON.stringify(message))
  await writeFile(path, `${lines.join('\n')}\n`)
  return path
}

export function mergeScripts(scripts: MarketScript[]): WireMessage[] {
  return scripts.flatMap((script) => script.messages()).sort((a, b) => (a.pt ?? 0) - (b.pt ?? 0))
}
