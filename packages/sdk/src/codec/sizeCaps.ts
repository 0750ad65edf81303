/** What one answer may hold at most, in bytes: as it comes, and after what is packed in it was inflated. */
export const sizeCaps = { text: 8 * 1024 * 1024, inflated: 8 * 1024 * 1024 } as const
