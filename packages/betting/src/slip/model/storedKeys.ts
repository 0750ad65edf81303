/** Returns the key in the tab's storage, per player. */
export const armedKey = (userId: string): string => `kit.betting.armed.${userId}`
export const slipKey = (userId: string): string => `kit.betting.slip.${userId}`
export const linesKey = (userId: string): string => `kit.betting.lines.${userId}`
export const armedLinesKey = (userId: string): string => `kit.betting.armedLines.${userId}`

/** Returns true if an earlier page of the tab saved multiple lines of this player, or orders without an answer. */
export const hasSavedLines = (storage: { getItem(name: string): string | null }, userId: string): boolean =>
  storage.getItem(linesKey(userId)) !== null || storage.getItem(armedLinesKey(userId)) !== null
