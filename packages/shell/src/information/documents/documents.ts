import type { Feature } from '../../feature.ts'
import type { DocumentLoader, DocumentName } from '../informationOptions.ts'

type Documents = Record<Exclude<DocumentName, 'blogs'>, DocumentLoader>

/** The text of each document, in a file of its own. */
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

/**
 * Returns the loaders of the brand's document by language, which replaces the kit's in all languages: the first one is
 * the fallback. Without one, the kit's in English.
 */
export function documentIn(
  name: DocumentName,
  own: DocumentLoader | Readonly<Record<string, DocumentLoader>> | undefined,
): Readonly<Record<string, DocumentLoader>> {
  if (typeof own === 'function') return { en: own }
  if (own) return own
  return name === 'blogs' ? {} : { en: english[name] }
}

/** Loads a document in a language of the site's features; undefined if none of them has it. */
export async function translatedDocument(
  features: readonly Pick<Feature, 'documents'>[],
  language: string,
  name: DocumentName,
) {
  const found = await Promise.all(features.map(({ documents }) => documents?.[language]?.(name)))
  return found.findLast((document) => document !== undefined)
}
