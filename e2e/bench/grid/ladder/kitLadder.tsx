/** The kit's own ladder, opened like on an event page: every message is parsed with the contract's schema. */
import { messages } from '@kit/betting'
import { ladderChanged, readPayload, type Market } from '@kit/sdk/contract'
import { MessagesProvider } from '@kit/ui'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Ladder } from '../../../../packages/betting/src/market/Ladder/Ladder.tsx'
import { BettingServicesProvider } from '../../../../packages/betting/src/slip/model/bettingContext.ts'
import { createBetting } from '../../../../packages/betting/src/createBetting.ts'
import { fakeSite } from '../../../../packages/betting/src/testing/fakeSite.tsx'
import { toPriceSize } from '../stream.ts'
import type { LadderSubject } from '../subject.ts'
import { ladderMarketId, ladderRunnerId, type Depth } from './ladderStream.ts'

type Receives = (payload: unknown) => void

export function mountKitLadder(root: HTMLElement, first: Depth, markets: Market[]): LadderSubject {
  const listeners = new Set<Receives>()
  const site = fakeSite({ markets })
  site.operator.live = {
    ...site.operator.live,
    on: (_declaration, listener) => {
      listeners.add(listener as Receives)
      return () => listeners.delete(listener as Receives)
    },
  }
  const services = createBetting(site)
  // The grid's best prices determine the middle of a ladder.
  const market = markets.find(({ id }) => id === ladderMarketId)!
  const runner = {
    ...market.runners.find(({ id }) => id === ladderRunnerId)!,
    back: first.back.map(toPriceSize),
    lay: first.lay.map(toPriceSize),
  }
  services.prices.seed({ ...market, runners: [runner] })
  services.prices.setStatus('live')
  flushSync(() =>
    createRoot(root).render(
      <MessagesProvider locale="en" messages={messages}>
        <BettingServicesProvider value={services}>
          <Ladder marketId={ladderMarketId} runner={runner} onTake={() => {}} />
        </BettingServicesProvider>
      </MessagesProvider>,
    ),
  )
  const receive = (text: string) => {
    const payload = readPayload(ladderChanged, JSON.parse(text))
    for (const receive of listeners) receive(payload)
  }
  receive(JSON.stringify({ docs: { marketId: ladderMarketId, runnerId: ladderRunnerId, ...first } }))
  return {
    receive,
    shown: (side, odds) =>
      root.querySelector(`[data-odds="${odds}"] button[data-side="${side}"]`)!.textContent,
  }
}
