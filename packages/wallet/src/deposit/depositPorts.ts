import { createContext } from 'react'
import type * as Reading from '../receipt-reading/readReceipt.ts'
import { uploadFetch } from '../upload/uploadFetch.ts'

/** Outside the page. Tests replace them. */
export interface DepositPorts {
  readReceipt: typeof Reading.readReceipt
  /** Reports the progress of its upload. */
  uploadFetch: typeof uploadFetch
}

export const browserPorts: DepositPorts = {
  // Loaded when a picture is chosen.
  readReceipt: async (...asked) => (await import('../receipt-reading/readReceipt.ts')).readReceipt(...asked),
  uploadFetch,
}

export const DepositPortsContext = createContext(browserPorts)
