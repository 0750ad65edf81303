import { parseSync, Visitor } from 'vite'
import type { Codemod, Edit } from './codemod.ts'

export const renamedWords: Readonly<Record<string, string>> = {}

/** Renames messages in `words` and wherever else a site names one. */
export const wordNames = (renamed: Readonly<Record<string, string>>): Codemod =>
  literalNames('a word has another key', renamed)

export const literalNames = (title: string, renamed: Readonly<Record<string, string>>): Codemod => ({
  title,
  editsOf(code, file) {
    const olds = Object.keys(renamed).filter((old) => code.includes(old))
    if (olds.length === 0) return []
    const edits: Edit[] = []
    new Visitor({
      Literal({ value, start, end }) {
        if (typeof value !== 'string' || !Object.hasOwn(renamed, value)) return
        const quote = code[start] ?? "'"
        edits.push({ start, end, text: `${quote}${renamed[value]}${quote}` })
      },
    }).visit(parseSync(file, code).program)
    return edits
  },
})
