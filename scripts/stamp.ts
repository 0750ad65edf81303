import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './workspaces.ts'

/** Remembers under `name` what a step was last done with, so that the same is not done twice. */
export function stamp(name: string) {
  const file = path.join(root, '.kit/stamps', name.replaceAll(/[^\w-]+/g, '-'))
  return {
    holds: (value: string) => existsSync(file) && readFileSync(file, 'utf8') === value,
    write: (value: string) => {
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, value)
    },
  }
}
