import type { MessageValues } from './messageValues.ts'

const placeholder = /\{(\w+)\}/g
/** Syntax of the message format beyond placeholders: other braces, tags, quoting. */
const syntax = /[{}<]|''/

/** Returns true if a message has only text and `{name}` placeholders: no plurals, selections or quoting. */
export const isPlain = (words: string): boolean =>
  !words.includes("'{") && !syntax.test(words.replace(placeholder, ''))

/** Formats as the message format would. Throws if a value is missing. */
export function formatPlain(words: string, values: MessageValues = {}): string {
  return words.replace(placeholder, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`The value '${name}' is missing.`)
    return String(value)
  })
}
