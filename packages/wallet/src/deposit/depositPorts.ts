import { createContext } from 'react'
import type * as Reading from '../receipt-reading/readReceipt.ts'
import { uploadFetch } from '../upload/uploadFetch.ts'

/** What a deposit does outside of the page. Tests put something else in its place. */
export interface DepositPorts {
  readReceipt: typeof Reading.readReceipt
  /** A `fetch` for one upload that tells how much of it was sent. */
  uploadFetch: typeof uploadFetch
}

export const browserPorts: DepositPorts = {
  // Loaded when a picture is chosen.
  readReceipt: async (...asked) => (await import('../receipt-reading/readReceipt.ts')).readReceipt(...asked),
  uploadFetch,
}

export const DepositPortsContext = createContext(browserPorts)
