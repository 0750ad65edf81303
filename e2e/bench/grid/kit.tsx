/**
 * The kit's own market grid, mounted like on a site: every message is parsed with the contract's schema and
 * put in sequence.
 */
import { createLivePrices, createPricePainter, MarketGrid, messages, PricingProvider } from '@kit/betting'
import { marketChanged, readPayload, type Market } from '@kit/sdk/contract'
import { MessagesProvider } from '@kit/ui'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Subject } from './subject.ts'

export function mountKit(root: HTMLElement, markets: Market[]): Subject {
  const prices = createLivePrices()
  const painter = createPricePainter(prices)
  for (const market of markets) prices.seed(market)
  flushSync(() =>
    createRoot(root).render(
      <MessagesProvider locale="en" messages={messages}>
        <PricingProvider value={{ prices, painter }}>
          {markets.map((market) => (
            <MarketGrid key={market.id} marketId={market.id} className="kit-market" />
          ))}
        </PricingProvider>
      </MessagesProvider>,
    ),
  )
  prices.setStatus('live')
  return {
    receive(text) {
      const { docs } = readPayload(marketChanged, JSON.parse(text))
      for (const change of docs) prices.apply(change)
    },
    reveal: (marketId) =>
      root.querySelector(`[data-market="${marketId}"]`)!.scrollIntoView({ block: 'center' }),
    shown: (marketId, runnerId, side, level) =>
      root.querySelector(
        `[data-market="${marketId}"] [data-runner="${runnerId}"][data-side="${side}"][data-level="${level}"]`,
      ) ?? undefined,
  }
}
