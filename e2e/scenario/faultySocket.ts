import type { Page, WebSocketRoute } from '@playwright/test'

/**
 * The fate of one message in flight to the page. `withUnfit` and `withForged` add a market to it, with an
 * invalid status or invalid amounts.
 */
export type Fate = 'arrives' | 'lost' | 'twice' | 'late' | 'corrupt' | 'withUnfit' | 'withForged'

const additions: Partial<Record<Fate, object>> = {
  withUnfit: { _id: 'unfit', epoch: 'a', seq: 1, status: 7, teams: [] },
  withForged: { _id: 'forged', epoch: 'a', seq: 1, totalMatched: 0.005, teams: [] },
}

/**
 * Returns an event in Socket.IO's format: `42["name",…]`, with a number after the 42 if an answer is
 * expected.
 */
const eventIn = (message: string): [name: string, payload: unknown] | undefined => {
  const [, event] = /^42\d*(\[.*)$/s.exec(message) ?? []
  return event === undefined ? undefined : JSON.parse(event)
}

export interface SentMarket {
  _id: string
  image?: boolean
  teams: { id: string; back?: { odd: number }[] }[]
}

/** A test sends its changes instead of the operator. */
export interface TakenMarket {
  marketId: string
  epoch: string
  seq: number
}

/**
 * The page's socket with injected faults: it records what the operator sends and decides what arrives.
 * Install it before the page opens.
 */
export class FaultySocket {
  fate: (() => Fate) | undefined
  /** Names of events that never arrive. */
  readonly lostEvents = new Set<string>()
  /** True if no message arrives, in either direction, and the socket stays open. */
  isSilent = false
  /** Every new connection is closed immediately. */
  isRefused = false
  /** Market for which only changes that a test sends arrive. Heartbeats contain the last of them. */
  taken: TakenMarket | undefined
  connections = 0
  /** Subscriptions that the page sent over its last connection, oldest first. */
  subscriptions: string[] = []
  readonly images = new Map<string, SentMarket>()
  private readonly sent = new Map<string, { odds: number; atMs: number }[]>()
  private route: WebSocketRoute | undefined
  private held: string | undefined

  async bend(page: Page): Promise<void> {
    await page.routeWebSocket(/socket\.io/, (route) => {
      if (this.isRefused) return void route.close()
      const operator = route.connectToServer()
      this.route = route
      this.connections += 1
      const subscriptions: string[] = []
      this.subscriptions = subscriptions
      route.onMessage((message) => {
        if (this.isSilent) return
        const [name, payload] = eventIn(String(message)) ?? []
        if (name === 'postEventSubscription') subscriptions.push(JSON.stringify(payload))
        operator.send(message)
      })
      operator.onMessage((message) => this.pass(route, String(message)))
    })
  }

  /** Cuts the connection without a close frame from the operator. */
  async cut(): Promise<void> {
    await this.route?.close()
  }

  /** Sent to the page, as if by the operator. */
  say(name: string, payload: unknown): void {
    this.route?.send(`42${JSON.stringify([name, payload])}`)
  }

  /**
   * Returns a runner's best back odds that the operator sent in the given ms before a moment, and the last
   * ones before that.
   */
  oddsWithin(marketId: string, runnerId: string, ms: number, beforeMs: number): number[] {
    const all = this.sent.get(`${marketId} ${runnerId}`) ?? []
    const since = beforeMs - ms
    const first = all.findLastIndex(({ atMs }) => atMs <= since)
    return all.slice(Math.max(first, 0)).map(({ odds }) => odds)
  }

  private pass(route: WebSocketRoute, message: string): void {
    const [name, payload] = eventIn(message) ?? []
    const isChange = name === 'getModifyMarketUpdate'
    if (isChange) this.note((payload as { docs: SentMarket[] }).docs)
    if (this.taken && name !== undefined && this.passOtherMarkets(this.taken, name, payload)) return
    if (this.isSilent || (name !== undefined && this.lostEvents.has(name))) return
    const fate = isChange ? (this.fate?.() ?? 'arrives') : 'arrives'
    if (fate === 'lost') return
    if (fate === 'corrupt') return route.send(`42${JSON.stringify([name, { docs: 'spoilt' }])}`)
    if (fate in additions) {
      const { docs } = payload as { docs: unknown[] }
      return route.send(`42${JSON.stringify([name, { docs: [...docs, additions[fate]] }])}`)
    }
    if (fate === 'late' && this.held === undefined) {
      this.held = message
      return
    }
    route.send(message)
    if (fate === 'twice') route.send(message)
    if (this.held !== undefined) route.send(this.held)
    this.held = undefined
  }

  /**
   * Removes the operator's changes of markets that a test sends itself. Returns true if nothing of the
   * message is left.
   */
  private passOtherMarkets(taken: TakenMarket, name: string, payload: unknown): boolean {
    const { docs } = payload as { docs: { _id?: string; marketId?: string }[] }
    if (name === 'getModifyMarketUpdate') {
      const others = docs.filter(({ _id }) => _id !== taken.marketId)
      if (others.length > 0) this.say(name, { docs: others })
      return true
    }
    if (name !== 'heartbeat') return false
    this.say(name, { docs: docs.map((doc) => (doc.marketId === taken.marketId ? taken : doc)) })
    return true
  }

  private note(docs: readonly SentMarket[]): void {
    for (const market of docs) {
      const { _id, teams } = market
      if (market.image) this.images.set(_id, market)
      for (const { id, back } of teams) {
        if (!back) continue
        const key = `${_id} ${id}`
        const all = this.sent.get(key) ?? []
        all.push({ odds: back[0]?.odd ?? 0, atMs: Date.now() })
        this.sent.set(key, all)
      }
    }
  }
}
