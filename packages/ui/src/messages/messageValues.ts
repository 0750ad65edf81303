/** Values of a message's placeholders. */
export type MessageValues = Record<string, string | number>
