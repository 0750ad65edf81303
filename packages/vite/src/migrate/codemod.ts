/** What replaces the text between two offsets of a file. */
export interface Edit {
  start: number
  end: number
  text: string
}

/** A change that a release requires in sites. */
export interface Codemod {
  /** Describes the change for people: `operator.baseUrl is operator.hosts`. */
  title: string
  /** Returns the edits of a TypeScript file. The file is parsed but not printed again, so the rest keeps its form. */
  editsOf(code: string, file: string): Edit[]
}

/** The code with its edits, which do not overlap; every other byte stays. */
export function edited(code: string, edits: readonly Edit[]): string {
  let text = code
  for (const { start, end, text: replacement } of edits.toSorted((one, other) => other.start - one.start))
    text = text.slice(0, start) + replacement + text.slice(end)
  return text
}
