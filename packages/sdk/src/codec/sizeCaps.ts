/** Limits in bytes: as received, and after inflating. */
export const sizeCaps = { text: 8 * 1024 * 1024, inflated: 8 * 1024 * 1024 } as const
