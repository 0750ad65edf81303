import { readMarkets, readScores } from '@kit/sdk/boot'
import { eventMarketsQuery } from '@kit/sdk/query'
import { renderOnce, setQueryAnswer, type FeatureBoot } from '@kit/shell/boot'
import { MessagesProvider } from '@kit/ui'
import { EventScreen } from '../screens/event/EventScreen.tsx'
import { EventMedia } from '../screens/score/EventMedia.tsx'
import { scoresKeys } from '../screens/score/useScores.ts'
import { BettingServicesProvider } from '../slip/model/bettingContext.ts'
import { bootServices } from './bootServices.ts'
import { eventAddress, eventAsks, eventOf, scoresAddress } from './bootAsks.ts'

/** Renders an event page with its prices in place of the placeholders. React later hydrates the same nodes. */
export const boot: FeatureBoot = {
  asks: eventAsks,
  async paint(page) {
    const eventId = eventOf(page.path)
    const loading = page.root.querySelector('[data-event-loading]')
    if (eventId === undefined || !loading) return
    const scores = page.ask(scoresAddress).then(readScores)
    // If the scores fail, the page is rendered without them.
    scores.catch(() => {})
    const markets = readMarkets(await page.ask(eventAddress(eventId)))
    // Closed and unknown events have other pages, without prices.
    if (!markets.some(({ isVisible, isClosed }) => isVisible && !isClosed)) return
    const services = bootServices(page)
    for (const market of markets) services.prices.seed(market)
    setQueryAnswer(eventMarketsQuery(services.site.operator.client, eventId).queryKey, markets)
    setQueryAnswer(scoresKeys.visitor, await scores.catch(() => undefined))
    renderOnce(
      <MessagesProvider locale={page.locale} messages={page.messages}>
        <BettingServicesProvider value={services}>
          <EventScreen eventId={eventId} media={<EventMedia eventId={eventId} />} />
        </BettingServicesProvider>
      </MessagesProvider>,
      (drawn) => loading.replaceWith(drawn),
    )
  },
}
