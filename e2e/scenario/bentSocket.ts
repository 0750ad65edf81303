import type { Page, WebSocketRoute } from '@playwright/test'

/** What becomes of one message on its way to the page. */
export type Fate = 'arrives' | 'lost' | 'twice' | 'late' | 'corrupt'

/** An event as Socket.IO writes it: `42["name",…]`. */
const eventIn = (message: string): [name: string, payload: unknown] | undefined =>
  message.startsWith('42') ? JSON.parse(message.slice(2)) : undefined

interface SentMarket {
  _id: string
  teams: { id: string; back?: { odd: number }[] }[]
}

/**
 * The page's socket, in a test's hands: it knows what the operator sent, and decides what arrives. Ask for it before the
 * page opens.
 */
export class BentSocket {
  /** What becomes of the next change of a market. */
  fate: (() => Fate) | undefined
  /** Events of these names never arrive. */
  readonly lostEvents = new Set<string>()
  /** Nothing arrives, in either direction, and nothing is closed. */
  isSilent = false
  /** How many connections the page made. */
  connections = 0
  /** Subscriptions that the page sent over its last connection, oldest first. */
  subscriptions: string[] = []
  private readonly sent = new Map<string, { odds: number; atMs: number }[]>()
  private route: WebSocketRoute | undefined
  private held: string | undefined

  async bend(page: Page): Promise<void> {
    await page.routeWebSocket(/socket\.io/, (route) => {
      const operator = route.connectToServer()
      this.route = route
      this.connections += 1
      this.subscriptions = []
      route.onMessage((message) => {
        if (this.isSilent) return
        const [name, payload] = eventIn(String(message)) ?? []
        if (name === 'postEventSubscription') this.subscriptions.push(JSON.stringify(payload))
        operator.send(message)
      })
      operator.onMessage((message) => this.pass(route, String(message)))
    })
  }

  /** Cuts the connection, without a word of the operator. */
  async cut(): Promise<void> {
    await this.route?.close()
  }

  /** The best back odds that the operator has sent of a runner within so many ms, and the last before. */
  oddsWithin(marketId: string, runnerId: string, ms: number): number[] {
    const all = this.sent.get(`${marketId} ${runnerId}`) ?? []
    const since = Date.now() - ms
    const first = all.findLastIndex(({ atMs }) => atMs <= since)
    return all.slice(Math.max(first, 0)).map(({ odds }) => odds)
  }

  private pass(route: WebSocketRoute, message: string): void {
    const [name, payload] = eventIn(message) ?? []
    const isChange = name === 'getModifyMarketUpdate'
    if (isChange) this.note((payload as { docs: SentMarket[] }).docs)
    if (this.isSilent || (name !== undefined && this.lostEvents.has(name))) return
    const fate = isChange ? (this.fate?.() ?? 'arrives') : 'arrives'
    if (fate === 'lost') return
    if (fate === 'corrupt') return route.send(`42${JSON.stringify([name, { docs: 'spoilt' }])}`)
    if (fate === 'late' && this.held === undefined) {
      this.held = message
      return
    }
    route.send(message)
    if (fate === 'twice') route.send(message)
    if (this.held !== undefined) route.send(this.held)
    this.held = undefined
  }

  private note(docs: readonly SentMarket[]): void {
    for (const { _id, teams } of docs) {
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
