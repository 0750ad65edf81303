import { queryOptions } from '@tanstack/react-query'
import { OperatorError } from '../client/errors.ts'
import {
  getHome,
  getMarketGroup,
  getPoints,
  getProfile,
  getPublicContactChannels,
  listCurrencyRates,
  listOpenBets,
  type Home,
} from '../contract/index.ts'
import type { Live, Operator, OperatorClient } from '../operator.ts'
import type * as Questions from './overSocket.ts'
import { pacedRead } from './pacedRead.ts'
import { queryKeyOf, queryOf } from './queryOf.ts'
import { rereadMs, rereadPauseMs } from './refreshTimes.ts'

// Queries that several screens use: they share the answer because they share the key.

/** An HTTP read without a usable answer. Maintenance and refusals are answers. */
const hasNoAnswer = (error: unknown): boolean =>
  error instanceof OperatorError && error.isOutcomeUnknown && error.kind !== 'maintenance'

/** Uses the socket if HTTP brings no answer. If the socket has none either, throws the HTTP error. */
async function readOrAsk<Answer>(
  read: () => Promise<Answer>,
  ask: (questions: typeof Questions) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await read()
  } catch (error) {
    if (!hasNoAnswer(error)) throw error
    return import('./overSocket.ts').then(ask).catch(() => Promise.reject(error))
  }
}

/** The home document. With `live`, its events come over the socket where HTTP brings no answer (SOCK-014). */
export const homeQuery = (client: OperatorClient, live?: Pick<Live, 'send'>) => {
  const query = queryOf(client, getHome, {})
  return queryOptions({
    ...query,
    refetchInterval: rereadMs.home,
    ...(live && {
      queryFn: ({ signal, client: queries }) =>
        readOrAsk<Home>(
          () => client.call(getHome, {}, { signal }),
          ({ askHome }) => askHome(live, queries.getQueryData(query.queryKey)),
        ),
    }),
  })
}

/** Every open market with its prices, over the socket where HTTP brings no answer (SOCK-016). */
export const openMarketsQuery = (client: OperatorClient, live: Pick<Live, 'send'>) =>
  queryOptions({
    ...queryOf(client, getMarketGroup, {}),
    queryFn: ({ signal }) =>
      readOrAsk(
        () => client.call(getMarketGroup, {}, { signal }),
        ({ askOpenMarkets }) => askOpenMarkets(live),
      ),
  })

/** The markets of an event. Operators that know no `eventId`, which the documents do not name, send those of all. */
export const eventMarketsQuery = (client: OperatorClient, eventId: string) =>
  queryOptions({
    ...queryOf(client, getMarketGroup, { eventId }),
    queryFn: async ({ signal }) =>
      (await client.call(getMarketGroup, { eventId }, { signal })).filter(
        ({ event }) => event.id === eventId,
      ),
  })

export const profileQuery = (client: OperatorClient) => queryOf(client, getProfile, {})

export const pointsQuery = (client: OperatorClient) =>
  queryOptions({
    ...queryOf(client, getPoints, {}),
    queryFn: ({ signal }) =>
      pacedRead(client, rereadPauseMs, () => client.call(getPoints, {}, { signal }), signal),
    refetchInterval: rereadMs.points,
  })

/** The currency rates of the white label. They are kept for as long as the login. */
export const currencyRatesQuery = ({ client, whiteLabelId }: Pick<Operator, 'client' | 'whiteLabelId'>) =>
  queryOptions({
    ...queryOf(client, listCurrencyRates, { whiteLabelId: whiteLabelId(), server: 'master' }),
    gcTime: Number.POSITIVE_INFINITY,
  })

/** Queries and invalidations share it. */
export const openBetsRequest = { page: 1, limit: 100 }

export const openBetsKey = queryKeyOf(listOpenBets, openBetsRequest)

/**
 * The operator's contact channels for a visitor: those of their branch, else of the white label
 * (Q-070).
 */
export const visitorChannelsQuery = (
  { client, whiteLabelId }: Pick<Operator, 'client' | 'whiteLabelId'>,
  branchId: string | undefined,
) => queryOf(client, getPublicContactChannels, { adminId: branchId ?? whiteLabelId() })
