/** The load: a seeded stream of price changes in the contract's wire format, the same for every subject. */
import type { Market } from '@kit/sdk/contract'
import { seededRandom } from '../../scenario/seededRandom.ts'

const marketCount = 60
const runnersPerMarket = 3
export const levels = 3
export const batchMs = 50
export const gridCells = marketCount * runnersPerMarket * 2 * levels
const suspensionShare = 0.01
export const sides = ['back', 'lay'] as const
export type Side = (typeof sides)[number]

export interface WirePrice {
  odd: number
  run: number
  size: number
}
interface WireTeam {
  id: string
  back?: WirePrice[]
  lay?: WirePrice[]
}
export interface WireChange {
  _id: string
  epoch: string
  seq: number
  image: boolean
  status?: string
  teams: WireTeam[]
}
export interface Batch {
  /** Time when the worker sent it, in fractional ms since the epoch. */
  sentAt: number
  text: string
  ladder?: string
  changes: number
}

export type Ladder = Record<Side, WirePrice[]>

const marketId = (index: number) => `m${index}`
const runnerId = (index: number) => `r${index}`

export class PriceStream {
  readonly ladders: Ladder[][]
  readonly statuses: string[]
  private readonly random: () => number
  private readonly sequences: number[]

  constructor(seed: number) {
    this.random = seededRandom(seed)
    this.sequences = Array.from({ length: marketCount }, () => 0)
    this.statuses = Array.from({ length: marketCount }, () => 'active')
    this.ladders = Array.from({ length: marketCount }, () =>
      Array.from({ length: runnersPerMarket }, () => this.freshLadder()),
    )
  }

  private size = () => Math.round(this.random() * 100_000) / 100

  private freshLadder(): Ladder {
    const best = 1.5 + Math.round(this.random() * 400) / 100
    const price = (offset: number) => Math.round((best + offset) * 100) / 100
    return {
      back: Array.from({ length: levels }, (_, level) => ({
        odd: price(-level * 0.02),
        run: 0,
        size: this.size(),
      })),
      lay: Array.from({ length: levels }, (_, level) => ({
        odd: price(0.02 + level * 0.02),
        run: 0,
        size: this.size(),
      })),
    }
  }

  private below = (bound: number) => Math.floor(this.random() * bound)

  /**
   * Returns one batch with this many cell changes. Each changed side is sent completely, as the contract
   * requires.
   */
  next(changes: number): string {
    const touched = new Map<number, Map<number, Set<Side>>>()
    for (let change = 0; change < changes; change += 1) {
      const market = this.below(marketCount)
      const runner = this.below(runnersPerMarket)
      const side = sides[this.below(2)]!
      const price = this.ladders[market]![runner]![side][this.below(levels)]!
      if (this.random() < 0.5) price.size = this.size()
      else
        price.odd = Math.max(1.01, Math.round((price.odd + (this.random() < 0.5 ? 0.02 : -0.02)) * 100) / 100)
      const runners = touched.get(market) ?? new Map<number, Set<Side>>()
      touched.set(market, runners)
      runners.set(runner, (runners.get(runner) ?? new Set()).add(side))
    }
    const docs: WireChange[] = []
    for (const [market, runners] of touched) {
      this.sequences[market]! += 1
      const doc: WireChange = {
        _id: marketId(market),
        epoch: 'bench',
        seq: this.sequences[market]!,
        image: false,
        teams: [...runners].map(([runner, changed]) => {
          const team: WireTeam = { id: runnerId(runner) }
          for (const side of changed) team[side] = this.ladders[market]![runner]![side]
          return team
        }),
      }
      if (this.random() < suspensionShare) {
        this.statuses[market] = this.statuses[market] === 'active' ? 'suspended' : 'active'
        doc.status = this.statuses[market]!
      }
      docs.push(doc)
    }
    return JSON.stringify({ docs })
  }
}

/** Returns markets as HTTP would deliver them before the first batch of a stream with this seed. */
export function initialMarkets(seed: number): Market[] {
  const stream = new PriceStream(seed)
  const openDate = '2026-01-01T12:00:00.000Z'
  return stream.ladders.map((runners, index) => ({
    id: marketId(index),
    exchangeId: marketId(index),
    name: `Market ${index + 1}`,
    type: 'betfair',
    externalType: '',
    category: 'exchange',
    isVisible: true,
    allowsBets: true,
    isLocked: false,
    isClosed: false,
    isManual: false,
    allowsCashout: false,
    status: 'active',
    isInPlay: true,
    numberOfWinners: 1,
    min: 10_000n,
    max: 2_500_000n,
    delaySeconds: 0,
    totalMatched: 0n,
    remarks: '',
    openDate,
    eventType: { id: '4', name: 'Cricket' },
    competition: { id: 'c', name: 'Bench', region: '' },
    event: { id: 'e', name: 'One v Two', countryCode: '', timezone: '', openDate },
    runners: runners.map((ladder, sort) => ({
      id: runnerId(sort),
      name: `Runner ${sort + 1}`,
      sort,
      status: 'active',
      back: ladder.back.map(toPriceSize),
      lay: ladder.lay.map(toPriceSize),
    })),
    sequence: { epoch: 'bench', seq: 0 },
  }))
}

export const toPriceSize = ({ odd, size }: WirePrice) => ({
  odds: Math.round(odd * 100),
  run: 0,
  size: BigInt(Math.round(size * 100)),
})
