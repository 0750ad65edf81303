import { readStored, type OperatorClient } from '@kit/sdk'
import {
  listDeposits,
  listWithdrawals,
  paymentStates,
  requestDirections,
  type RequestDirection,
} from '@kit/sdk/contract'
import { pageQueryOf } from '@kit/sdk/query'
import type { KeyValueStorage } from '@kit/shell/feature'
import * as z from 'zod/mini'

const viewSchema = z.object({
  direction: z.enum(requestDirections),
  status: z.enum(['all', ...paymentStates]),
  search: z.string().check(z.maxLength(64)),
  page: z.int().check(z.minimum(1), z.maximum(100_000)),
})

export type RequestsView = z.output<typeof viewSchema>

/** Pending requests are listed first. */
export const firstView: RequestsView = { direction: 'deposit', status: 'pending', search: '', page: 1 }

/** Any change except of the page returns to the first page. */
export const changeView = (view: RequestsView, change: Partial<RequestsView>): RequestsView => ({
  ...view,
  page: 1,
  ...change,
})

const keptAs = 'kit.staff.requests'

/** Reads the view from tab storage, so that Back returns to the same list. */
export const readView = (storage: KeyValueStorage): RequestsView =>
  readStored(storage, keptAs, viewSchema) ?? firstView

export const storeView = (storage: KeyValueStorage, view: RequestsView): void =>
  storage.setItem(keptAs, JSON.stringify(view))

/** Rows per page: the default of reports. */
const rowsOfPage = 25

const listOf = (direction: RequestDirection) => (direction === 'deposit' ? listDeposits : listWithdrawals)

export const requestsQuery = (client: OperatorClient, { direction, status, search, page }: RequestsView) =>
  pageQueryOf(client, listOf(direction), {
    page,
    limit: rowsOfPage,
    search,
    ...(status !== 'all' && { status }),
  })

/** Returns the query that finds a request by its number. */
export const requestQuery = (client: OperatorClient, direction: RequestDirection, id: string) => ({
  ...pageQueryOf(client, listOf(direction), { page: 1, limit: 1, search: id }),
})
