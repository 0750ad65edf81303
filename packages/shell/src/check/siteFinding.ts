import { nearestWord } from '@kit/tokens/define'

/** An error in a configuration. */
export interface SiteFinding {
  subject: 'configuration' | 'words' | 'routes'
  /** The field, flag, message or path that the sentence is about, as written in the file. */
  name?: string
  /** The file that contains it: the site's configuration, or that of its brand. */
  of: 'site' | 'brand'
  /** The error and how to fix it, in one sentence. */
  sentence: string
  /** The error that the site's code threw; its stack has the line. */
  thrown?: unknown
}

/** Returns the end of a sentence about an unknown name: the nearest known name, or `otherwise`. */
export function insteadOf(name: string, known: readonly string[], otherwise: string): string {
  const nearest = nearestWord(name, known)
  return nearest ? `did you mean "${nearest}"?` : otherwise
}
