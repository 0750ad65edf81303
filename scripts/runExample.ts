import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './workspaces.ts'

/** A code block of a Markdown page. */
export interface Example {
  code: string
  /** Imports it as a module, from a file outside the sources. Resolves with its exports. */
  run(): Promise<Record<string, unknown>>
}

/** Returns the examples in order. `page` is a file, relative to the root. */
export function examplesIn(page: string): Example[] {
  const text = readFileSync(path.join(root, page), 'utf8')
  return [...text.matchAll(/^```(tsx?)\n([\s\S]*?)^```$/gm)].map(([, ending, code = ''], index) => ({
    code,
    run() {
      const name = `${page.replaceAll(/\W+/g, '-')}-${index}.${ending}`
      const file = path.join(root, '.kit/examples', name)
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, code)
      return import(file) as Promise<Record<string, unknown>>
    },
  }))
}
