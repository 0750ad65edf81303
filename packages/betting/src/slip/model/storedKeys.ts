/** The names in the tab's storage of what the slip keeps of a player. */
export const armedKey = (userId: string): string => `kit.betting.armed.${userId}`
export const slipKey = (userId: string): string => `kit.betting.slip.${userId}`
