/** Whether a program names a message, whole or as one of a kind: `betting.side.${side}`. */
const isNamed = (id: string, code: string) =>
  code.includes(id) || code.includes(`${id.slice(0, id.lastIndexOf('.') + 1)}\${`)

/** The messages that a program names. */
export const messagesNamed = (
  messages: Readonly<Record<string, string>>,
  code: string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(messages).filter(([id]) => isNamed(id, code)))
