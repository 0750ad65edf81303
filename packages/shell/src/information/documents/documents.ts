import type { DocumentLoader, DocumentName } from '../informationOptions.ts'

type Documents = Record<Exclude<DocumentName, 'blogs'>, DocumentLoader>

/** The text of each document by language, in a file of its own. */
const english: Documents = {
  terms: () => import('./terms.ts'),
  privacy: () => import('./privacy.ts'),
  responsible: () => import('./responsible.ts'),
  about: () => import('./about.ts'),
  leaderboard: () => import('./leaderboard.ts'),
  affiliates: () => import('./affiliates.ts'),
  promotions: () => import('./promotions.ts'),
  faq: () => import('./faq.ts'),
  tutorials: () => import('./tutorials.ts'),
}

const hindi: Documents = {
  terms: () => import('./terms.hi.ts'),
  privacy: () => import('./privacy.hi.ts'),
  responsible: () => import('./responsible.hi.ts'),
  about: () => import('./about.hi.ts'),
  leaderboard: () => import('./leaderboard.hi.ts'),
  affiliates: () => import('./affiliates.hi.ts'),
  promotions: () => import('./promotions.hi.ts'),
  faq: () => import('./faq.hi.ts'),
  tutorials: () => import('./tutorials.hi.ts'),
}

/**
 * Returns the loaders of a document by language. The brand's document replaces the kit's in all
 * languages; its first language is the fallback.
 */
export function documentIn(
  name: DocumentName,
  own: DocumentLoader | Readonly<Record<string, DocumentLoader>> | undefined,
): Readonly<Record<string, DocumentLoader>> {
  if (typeof own === 'function') return { en: own }
  if (own) return own
  return name === 'blogs' ? {} : { en: english[name], hi: hindi[name] }
}
