import type { SiteServices } from '@kit/shell/feature'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** How lists of events are rendered: a card per event, a row with the prices of 1, X and 2, or a small tile. */
export type ListLayout = 'cards' | 'rows' | 'board'

export const listLayouts: readonly ListLayout[] = ['cards', 'rows', 'board']

export const storedAs = 'kit.betting.lists'

/**
 * Returns the layout that the player chose in this browser, or undefined if the brand decides. It runs on every page,
 * so it avoids the cost of a schema.
 */
export const chosenLayout = (stored: string | null): ListLayout | undefined =>
  listLayouts.find((layout) => layout === stored)

const choices = new WeakMap<object, StoreApi<{ layout: ListLayout | undefined }>>()

/**
 * Returns the store of the player's choice, which is created at the first call. The layout switch also stores the
 * choice in the browser.
 */
export function listChoice({ storage }: Pick<SiteServices, 'storage'>) {
  let choice = choices.get(storage)
  if (!choice)
    choices.set(storage, (choice = createStore(() => ({ layout: chosenLayout(storage.getItem(storedAs)) }))))
  return choice
}

/**
 * Number of events that a list shows first and adds with each press, so that the page is at most six phone screens
 * long.
 */
export const shownFirst = { cards: 6, rows: 12, board: 12 } as const
