/** What replaces the text between two offsets of a file. */
export interface Edit {
  start: number
  end: number
  text: string
}

/** A change that a release asks of sites. */
export interface Codemod {
  /** What it changes, as a person reads it: `operator.baseUrl is operator.hosts`. */
  title: string
  /** The edits of a TypeScript file; none where there is nothing to change. It is parsed, and never printed anew. */
  editsOf(code: string, file: string): Edit[]
}

/** The code with its edits, which do not overlap; every other byte stays. */
export function edited(code: string, edits: readonly Edit[]): string {
  let text = code
  for (const { start, end, text: replacement } of edits.toSorted((one, other) => other.start - one.start))
    text = text.slice(0, start) + replacement + text.slice(end)
  return text
}
