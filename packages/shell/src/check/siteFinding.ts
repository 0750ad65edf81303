import { nearestWord } from '@kit/tokens/define'

/** What is wrong with a configuration. */
export interface SiteFinding {
  subject: 'configuration' | 'words' | 'routes'
  /** What the sentence is about, as it is written in the file: a field, a flag, a word or a path. */
  name?: string
  /** The file that holds it: the site's configuration, or that of its own brand. */
  of: 'site' | 'brand'
  /** What is wrong and what to do, one sentence. */
  sentence: string
  /** What code of the site threw: it knows its line. */
  thrown?: unknown
}

/** The end of a sentence about a name that nobody knows: the nearest known one, or what else to do. */
export function insteadOf(name: string, known: readonly string[], otherwise: string): string {
  const nearest = nearestWord(name, known)
  return nearest ? `did you mean "${nearest}"?` : otherwise
}
