import { readMarkets, readScores } from '@kit/sdk/boot'
import { eventMarketsQuery, homeQuery } from '@kit/sdk/query'
import type { QueryClient } from '@tanstack/react-query'
import { homeLists } from '../screens/home/homeLists.ts'
import type { BettingServices } from '../slip/model/bettingContext.ts'
import { paintedListsKey } from '../screens/home/useHome.ts'
import { scoresKeys } from '../screens/score/useScores.ts'
import { eventAddress, homeAddress, scoresAddress } from './bootAsks.ts'
import { homeOf } from './homeAnswer.ts'

/** Marks data as stale, so that the page refetches it as soon as it runs and shows it meanwhile. */
const old = { updatedAt: 1 }

/** Passes the data and prices that the bootstrap script rendered to the site, so that its first render is the same. */
export async function keepPageAnswers(
  { site, prices }: BettingServices,
  answers: ReadonlyMap<string, Promise<unknown>>,
  queries: QueryClient,
): Promise<void> {
  const { client } = site.operator
  for (const [address, answer] of answers) {
    if (address === homeAddress) {
      const home = homeOf(await answer)
      const lists = homeLists(home, site.now())
      for (const { mainMarket } of [...lists.live, ...lists.upcoming]) if (mainMarket) prices.seed(mainMarket)
      queries.setQueryData(paintedListsKey, lists)
      queries.setQueryData(homeQuery(client).queryKey, home, old)
    }
    if (address === scoresAddress) {
      const scores = readScores(await answer)
      for (const key of Object.values(scoresKeys)) queries.setQueryData(key, scores, old)
    }
    const eventId = new URLSearchParams(address.split('?')[1]).get('eventId')
    if (eventId !== null && address === eventAddress(eventId)) {
      const markets = readMarkets(await answer)
      for (const market of markets) prices.seed(market)
      queries.setQueryData(eventMarketsQuery(client, eventId).queryKey, markets, old)
    }
  }
  prices.keepPainted()
}
