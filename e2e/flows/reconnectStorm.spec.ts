import { createOperator, type Operator } from '@kit/sdk'
import { marketChanged } from '@kit/sdk/contract'
import { isProof } from '../scenario/isProof.ts'
import { driftingMarket, openPlayer } from '../scenario/player.ts'
import { expectFresh, grid } from '../scenario/prices.ts'
import type { SandboxProcess } from '../scenario/sandboxProcess.ts'
import { later, soon } from '../scenario/stories.ts'
import { expect, test } from '../scenario/test.ts'

test.use({ actionTimeout: 30_000 })

/** Number of pages that reconnect at the same time, in addition to the one in a browser. */
const pages = isProof ? 500 : 60
const windowMs = 250

/** A page from the operator's point of view: one socket that follows an event. */
class Follower {
  readonly connectedAtMs: number[] = []
  images = new Map<string, number>()
  private readonly operator: Operator

  constructor({ url }: SandboxProcess, eventId: string) {
    this.operator = createOperator({
      hosts: url,
      clientKey: 'e2e',
      domain: { name: new URL(url).hostname, type: 'b2c' },
      visitors: true,
    })
    const { live } = this.operator
    live.followEvent(eventId)
    live.onStatus((status) => {
      if (status === 'live') this.connectedAtMs.push(performance.now())
      else this.images = new Map()
    })
    live.on(marketChanged, ({ docs }) => {
      for (const { marketId, isImage } of docs)
        if (isImage) this.images.set(marketId, (this.images.get(marketId) ?? 0) + 1)
    })
  }

  get isBack(): boolean {
    return this.operator.live.getStatus() === 'live' && this.images.size > 0
  }

  close(): void {
    this.operator.close()
  }
}

const busiest = (moments: readonly number[]): number =>
  Math.max(...moments.map((from) => moments.filter((at) => at >= from && at < from + windowMs).length))

test(
  'SOCK-001 the operator stops under many pages: they reconnect at different times, each gets one image of each market, and prices are right',
  { tag: '@desktop' },
  async ({ browser, sandbox }) => {
    test.setTimeout(240_000)
    const player = await openPlayer(browser, sandbox, { market: driftingMarket })
    const eventId = new URL(player.page.url()).pathname.split('/').at(-1)!
    const followers = Array.from({ length: pages }, () => new Follower(sandbox, eventId))
    const areBack = () => followers.filter(({ isBack }) => isBack).length
    try {
      await expect.poll(areBack, later).toBe(pages)
      await sandbox.stop('SIGKILL')
      await expect(grid(player)).toHaveAttribute('data-stale', '', soon)
      await expect.poll(areBack, later).toBe(0)
      await sandbox.start()
      await expect.poll(areBack, { timeout: 90_000 }).toBe(pages)
      await expectFresh(player)
      const counts = followers.flatMap(({ images }) => [...images.values()])
      expect([...new Set(counts)]).toEqual([1])
      const comebacks = followers.map(({ connectedAtMs }) => connectedAtMs.at(-1)!)
      expect(busiest(comebacks)).toBeLessThanOrEqual(pages / 2)
      expect(new Set(player.socket.subscriptions).size).toBe(player.socket.subscriptions.length)
    } finally {
      for (const follower of followers) follower.close()
      await player.close()
    }
  },
)
