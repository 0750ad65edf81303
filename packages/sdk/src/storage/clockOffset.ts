import * as z from 'zod/mini'

export const clockOffset = { key: 'kit.clockOffset', schema: z.number() }
