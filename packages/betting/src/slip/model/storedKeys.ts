// Keys in the tab's storage, per player. Their texts never change: a new release looks up the orders that the last one
// stored.

export const pendingKey = (userId: string): string => `kit.betting.armed.${userId}`
export const slipKey = (userId: string): string => `kit.betting.slip.${userId}`
export const linesKey = (userId: string): string => `kit.betting.lines.${userId}`
export const pendingLinesKey = (userId: string): string => `kit.betting.armedLines.${userId}`

/** Returns true if an earlier page of the tab saved multiple lines of this player, or orders without an answer. */
export const hasSavedLines = (storage: { getItem(name: string): string | null }, userId: string): boolean =>
  storage.getItem(linesKey(userId)) !== null || storage.getItem(pendingLinesKey(userId)) !== null
