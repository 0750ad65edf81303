/** Returns true if code names a message, in full or by a prefix: `betting.side.${side}`. */
const isNamed = (id: string, code: string) =>
  code.includes(id) || code.includes(`${id.slice(0, id.lastIndexOf('.') + 1)}\${`)

/** Returns the messages that code names. */
export const messagesNamed = (
  messages: Readonly<Record<string, string>>,
  code: string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(messages).filter(([id]) => isNamed(id, code)))
