import type { ComponentProps, ReactNode } from 'react'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { ConnectedMarket } from '../screens/event/ConnectedMarket.tsx'
import type { BettingServices } from '../slip/model/bettingContext.ts'
import { SlipOverlays } from '../slip/slipOverlays.tsx'
import { bet } from './bet.ts'
import { FakeBetting, type FakeBettingProps } from './fakeSite.tsx'
import { bookmaker, market } from './market.ts'

const markets = [market(), bookmaker()]

export interface SentOrder {
  key: string
  stake: bigint
  odds: number
  side: string
  runnerId: string
}

export interface OpenTraderOptions extends Partial<FakeBettingProps> {
  /** Answers the order of this number, from 1; undefined accepts it. */
  answer?: (count: number) => unknown
  /** Default: the requested odds. */
  oddsOf?: (order: SentOrder) => number
  /** Style of the space around the markets, so that the slip covers none. */
  room?: ComponentProps<'div'>['style']
}

export const priceOf = (of: string, name: RegExp) =>
  page.getByRole('region', { name: of }).getByRole('button', { name }).first()
export const half = () => page.getByRole('region', { name: 'Bet slip' })

/**
 * Opens an exchange and a bookmaker market on a phone, with the slip of the preset `trader`. Returns the orders that
 * were sent.
 */
export async function openTrader(
  draw: (shown: ReactNode) => void,
  { answer = () => undefined, oddsOf = ({ odds }) => odds, room, ...options }: OpenTraderOptions = {},
): Promise<{ orders: SentOrder[]; services: BettingServices }> {
  await page.viewport(390, 844)
  const orders: SentOrder[] = []
  let services: BettingServices | undefined
  draw(
    <FakeBetting
      flags={{ 'betting.preset': 'trader' }}
      markets={markets}
      onCall={(name, request) => {
        if (name !== 'placeBet') return undefined
        const order = request as SentOrder
        orders.push(order)
        const own = answer(orders.length)
        if (own !== undefined) return own
        const { key, stake, side, runnerId } = order
        const placed = bet({ id: key, key, stake, odds: oddsOf(order), side: side as 'back', runnerId })
        return { bet: placed, book: { marketId: '1.200-1', byRunner: [], exposure: 0n } }
      }}
      {...options}
      prepare={(own) => {
        let made = 0
        Object.assign(own.site, {
          randomUUID: () => `00000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`,
        })
        services = own
        options.prepare?.(own)
      }}
    >
      <div style={room}>
        {markets.map(({ id }) => (
          <ConnectedMarket key={id} marketId={id} />
        ))}
      </div>
      <SlipOverlays />
    </FakeBetting>,
  )
  await expect.element(priceOf('Match Odds', /^Back England/)).toBeVisible()
  return { orders, services: services! }
}
