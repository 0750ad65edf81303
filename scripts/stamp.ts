import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './workspaces.ts'

/** Stores under `name` the inputs of a step's last run, so that the same run is not repeated. */
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
