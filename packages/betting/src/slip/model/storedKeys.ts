/** The slip's keys in the tab's storage, by player. */
export const armedKey = (userId: string): string => `kit.betting.armed.${userId}`
export const slipKey = (userId: string): string => `kit.betting.slip.${userId}`
