import { createStore, type StoreApi } from 'zustand/vanilla'

/** The live picture that is open: one at a time on the whole site. */
export interface LivePicture {
  eventId: string
  /** The sport of its event, for the way back to it. */
  sportId: string
  /** The name of its event. */
  name: string
  /** Whether the player keeps it in a corner although its event is on the screen. */
  isApart: boolean
}

export interface LivePictureState {
  picture: LivePicture | null
  /** Where the page of its event keeps room for it; null on other pages. */
  slot: HTMLElement | null
}

export type LivePictureStore = StoreApi<LivePictureState>

export const createLivePicture = (): LivePictureStore => createStore(() => ({ picture: null, slot: null }))
