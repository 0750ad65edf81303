export interface Edit {
  start: number
  end: number
  text: string
}

export interface Codemod {
  /** Title for people: `operator.baseUrl is operator.hosts`. */
  title: string
  /**
   * Returns the edits of a TypeScript file; empty if there is nothing to change. The file is parsed, never reprinted.
   */
  editsOf(code: string, file: string): Edit[]
}

/** The edits do not overlap; every other byte stays. */
export function edited(code: string, edits: readonly Edit[]): string {
  let text = code
  for (const { start, end, text: replacement } of edits.toSorted((one, other) => other.start - one.start))
    text = text.slice(0, start) + replacement + text.slice(end)
  return text
}
