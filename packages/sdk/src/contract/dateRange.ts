import './jitless.ts'
import * as z from 'zod/mini'

// Every date of this product is later, and databases refuse the year 0.
const earliest = Date.UTC(1970, 0)

const instant = z.iso
  .datetime({ offset: true })
  .check(z.refine((text) => Date.parse(text) >= earliest, { error: 'must be after 1970' }))

/** Dates from and to, both included: ISO 8601 of the local day's start and end. */
export const dateRange = { startDate: z.optional(instant), endDate: z.optional(instant) }
