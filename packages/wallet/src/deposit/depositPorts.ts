import { createContext } from 'react'
import type * as Reading from '../receipt-reading/readReceipt.ts'
import { uploadFetch } from '../upload/uploadFetch.ts'

/** Side effects of a deposit outside the page. Tests replace them. */
export interface DepositPorts {
  readReceipt: typeof Reading.readReceipt
  /** A `fetch` for one upload that reports its progress. */
  uploadFetch: typeof uploadFetch
}

export const browserPorts: DepositPorts = {
  // Loaded when a picture is chosen.
  readReceipt: async (...asked) => (await import('../receipt-reading/readReceipt.ts')).readReceipt(...asked),
  uploadFetch,
}

export const DepositPortsContext = createContext(browserPorts)
