import { readStored } from '@kit/sdk'
import { accountStatuses } from '@kit/sdk/contract'
import type { KeyValueStorage } from '@kit/shell/feature'
import * as z from 'zod/mini'

const viewSchema = z.object({
  search: z.string().check(z.maxLength(64)),
  status: z.enum(['all', ...accountStatuses]),
  /** The page of the search results, or of the accounts directly below. */
  page: z.int().check(z.minimum(1), z.maximum(100_000)),
  open: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(200)),
})

export type TreeView = z.output<typeof viewSchema>

const firstView: TreeView = { search: '', status: 'all', page: 1, open: [] }

/** A change of the listed accounts returns to the first page; the branches stay unfolded. */
export const changeView = (view: TreeView, change: Partial<TreeView>): TreeView => ({
  ...view,
  ...(change.search === undefined && change.status === undefined ? {} : { page: 1 }),
  ...change,
})

export const unfold = (view: TreeView, id: string): TreeView => ({
  ...view,
  open: view.open.includes(id) ? view.open.filter((one) => one !== id) : [...view.open, id].slice(-200),
})

const keptAs = 'kit.staff.players'

/** Reads the view from tab storage, so that Back from a player returns to the same branches. */
export const readView = (storage: KeyValueStorage): TreeView =>
  readStored(storage, keptAs, viewSchema) ?? firstView

export const storeView = (storage: KeyValueStorage, view: TreeView): void =>
  storage.setItem(keptAs, JSON.stringify(view))
