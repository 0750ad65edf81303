import { casinoHistoryMessages } from './history/messages.ts'

/** Every word of the casino: those that come with its parts. */
export const messages = { ...casinoHistoryMessages }
