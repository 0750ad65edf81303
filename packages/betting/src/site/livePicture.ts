import { createStore, type StoreApi } from 'zustand/vanilla'

export interface LivePicture {
  eventId: string
  /** Id of its event's sport, for the link back to the event. */
  sportId: string
  name: string
  /** True if the player keeps it in a corner although its event's page is shown. */
  isApart: boolean
}

export interface LivePictureState {
  picture: LivePicture | null
  /** Element on the page of its event that keeps space for it; null on other pages. */
  slot: HTMLElement | null
}

export type LivePictureStore = StoreApi<LivePictureState>

export const createLivePicture = (): LivePictureStore => createStore(() => ({ picture: null, slot: null }))
