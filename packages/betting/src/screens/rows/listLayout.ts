import type { SiteServices } from '@kit/shell/feature'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** How lists of events are drawn: a card each, a row with the prices of 1, X and 2, or a small tile. */
export type ListLayout = 'cards' | 'rows' | 'board'

export const listLayouts: readonly ListLayout[] = ['cards', 'rows', 'board']

/** Where the player's choice is kept. */
export const storedAs = 'kit.betting.lists'

/** What this browser's player chose; undefined where the brand decides. Every page asks: a schema would cost more than it reads. */
export const chosenLayout = (stored: string | null): ListLayout | undefined =>
  listLayouts.find((layout) => layout === stored)

const choices = new WeakMap<object, StoreApi<{ layout: ListLayout | undefined }>>()

/** The player's choice of a site; created on first use. What changes it keeps it in the browser. */
export function listChoice({ storage }: Pick<SiteServices, 'storage'>) {
  let choice = choices.get(storage)
  if (!choice)
    choices.set(storage, (choice = createStore(() => ({ layout: chosenLayout(storage.getItem(storedAs)) }))))
  return choice
}

/** Events that a list shows at first, so that the page is six screens of a phone at most; more of them with each press. */
export const shownFirst = { cards: 6, rows: 12, board: 12 } as const
