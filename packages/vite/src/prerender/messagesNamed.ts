/** Returns true if the code names the id in full or by a prefix: `betting.side.${side}`. */
const isNamed = (id: string, code: string) =>
  code.includes(id) || code.includes(`${id.slice(0, id.lastIndexOf('.') + 1)}\${`)

export const messagesNamed = (
  messages: Readonly<Record<string, string>>,
  code: string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(messages).filter(([id]) => isNamed(id, code)))
