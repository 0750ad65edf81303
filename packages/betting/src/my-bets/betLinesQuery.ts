import type { OperatorClient } from '@kit/sdk'
import {
  listBetHistory,
  listCasinoBetHistory,
  listCasinoBets,
  listOpenBets,
  listPlayerBetHistory,
  listPlayerBets,
  listPlayerCasinoBetHistory,
  listPlayerCasinoBets,
  type AnyEndpoint,
  type Page,
  type RequestOf,
} from '@kit/sdk/contract'
import { queryKeyOf } from '@kit/sdk/query'
import { queryOptions } from '@tanstack/react-query'
import { casinoLine, sportsLine, type BetLine } from './betLine.ts'
import { isOfCasino, momentsOf, shownDays, type BetsView } from './betsView.ts'

/** Rows of a page: the default of reports. */
const rowsOfPage = 25

type LinesOf<E extends AnyEndpoint> = Awaited<ReturnType<typeof pageOf<E>>>['docs'][number]
const pageOf = <E extends AnyEndpoint>(client: OperatorClient, endpoint: E, request: RequestOf<E>) =>
  client.page(endpoint, request)

/** The rows of a list as lines, under the list's own family. */
const lines = <E extends AnyEndpoint>(
  client: OperatorClient,
  endpoint: E,
  request: RequestOf<E>,
  lineOf: (row: LinesOf<E>) => BetLine,
) =>
  queryOptions<Page<BetLine>>({
    queryKey: [...queryKeyOf(endpoint, request), 'lines'],
    queryFn: async ({ signal }) => {
      const page = await client.page(endpoint, request, { signal })
      return { ...page, docs: page.docs.map(lineOf) }
    },
  })

/** The page of bets that a view asks for: a player's own, or those of the players below a member of staff. */
export function betLinesQuery(
  client: OperatorClient,
  view: BetsView,
  { isStaff, today }: { isStaff: boolean; today: string },
) {
  const page = { page: view.page, limit: rowsOfPage, gameType: view.type }
  const asked = view.tab === 'open' ? page : { ...page, ...momentsOf(shownDays(view, today)) }
  const ofPlayers = { ...asked, ...(view.player && { userId: view.player.id }) }
  const isOpen = view.tab === 'open'
  if (isOfCasino(view.type)) {
    if (isStaff)
      return lines(client, isOpen ? listPlayerCasinoBets : listPlayerCasinoBetHistory, ofPlayers, casinoLine)
    return lines(client, isOpen ? listCasinoBets : listCasinoBetHistory, asked, casinoLine)
  }
  if (isStaff) return lines(client, isOpen ? listPlayerBets : listPlayerBetHistory, ofPlayers, sportsLine)
  return lines(client, isOpen ? listOpenBets : listBetHistory, asked, sportsLine)
}
