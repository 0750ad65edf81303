/** What a message's placeholders are filled with. */
export type MessageValues = Record<string, string | number>
