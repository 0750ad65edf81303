import { renderOnce, type BootPage } from '@kit/shell/boot'
import type { EventSummary } from '@kit/sdk/contract'
import { MessagesProvider } from '@kit/ui'
import type { ReactNode } from 'react'
import { EmptyList } from '../screens/home/EmptyList.tsx'
import { homeLists } from '../screens/home/homeLists.ts'
import { chosenLayout, shownFirst, storedAs, type ListLayout } from '../screens/rows/listLayout.ts'
import { BettingServicesProvider, type BettingServices } from '../slip/model/bettingContext.ts'
import { homeAddress } from './bootAsks.ts'
import { bootServices } from './bootServices.ts'
import { homeOf } from './homeAnswer.ts'

const emptyIds = { live: 'betting.home.noInPlay', upcoming: 'betting.home.noUpcoming' } as const

function fill(
  list: 'live' | 'upcoming',
  events: ReactNode,
  { root, locale, messages }: BootPage,
  services: BettingServices,
): void {
  const section = root.querySelector(`[data-home-list="${list}"]`)
  const placeholders = section?.querySelector('[data-placeholders]')
  if (!section || !placeholders) return
  renderOnce(
    <MessagesProvider locale={locale} messages={messages}>
      <BettingServicesProvider value={services}>{events}</BettingServicesProvider>
    </MessagesProvider>,
    (drawn) => {
      placeholders.replaceWith(drawn)
      section.removeAttribute('aria-busy')
    },
  )
}

/**
 * Renders the lists of the home page in the brand's layout. If the player chose another layout, the site renders it
 * instead.
 */
export async function paintHome(
  page: BootPage,
  layout: ListLayout,
  draw: (events: readonly EventSummary[]) => ReactNode,
): Promise<void> {
  const home = homeOf(await page.ask(homeAddress))
  const services = bootServices(page)
  const chosen = chosenLayout(localStorage.getItem(storedAs))
  if ((chosen ?? layout) !== layout || services.options.lists !== layout) return
  const lists = homeLists(home, page.now())
  const paint = (list: 'live' | 'upcoming') => {
    // As many as React renders first, because it hydrates these nodes.
    const events = lists.sections[list].slice(0, shownFirst[layout])
    for (const { mainMarket } of events) if (mainMarket) services.prices.seed(mainMarket)
    fill(list, events.length > 0 ? draw(events) : <EmptyList emptyId={emptyIds[list]} />, page, services)
  }
  paint('live')
  // Events in play are on the first screen, upcoming ones below it.
  if (lists.sections.live.length > 0) await page.painted()
  paint('upcoming')
}
