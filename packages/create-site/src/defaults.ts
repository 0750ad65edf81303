import path from 'node:path'
import type { Question } from './checks.ts'
import { idOf } from './idOf.ts'

/** Returns the name from the folder: `blue-harbour` becomes Blue Harbour. */
const nameOf = (folder: string) =>
  path
    .basename(path.resolve(folder))
    .split(/[-_\s]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

/** Name and folder follow from each other. */
export function defaultsFor({
  name,
  folder,
}: {
  name?: string | undefined
  folder?: string | undefined
}): Record<Question, string> {
  const shown = name ?? (folder === undefined ? 'My Site' : nameOf(folder))
  return {
    name: shown,
    folder: folder ?? idOf(shown),
    accent: '#1b6fae',
    kind: 'b2c',
    operator: 'sandbox',
    languages: 'en',
    currency: 'inr',
  }
}
