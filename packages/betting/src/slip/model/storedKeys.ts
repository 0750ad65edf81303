/** The slip's keys in the tab's storage, by player. */
export const armedKey = (userId: string): string => `kit.betting.armed.${userId}`
export const slipKey = (userId: string): string => `kit.betting.slip.${userId}`
export const linesKey = (userId: string): string => `kit.betting.lines.${userId}`
export const armedLinesKey = (userId: string): string => `kit.betting.armedLines.${userId}`

/** Whether an earlier page of the tab left several selections of this player, or orders of theirs without an answer. */
export const hasSavedLines = (storage: { getItem(name: string): string | null }, userId: string): boolean =>
  storage.getItem(linesKey(userId)) !== null || storage.getItem(armedLinesKey(userId)) !== null
