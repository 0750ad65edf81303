import type { Company, WriteDocument } from './informationDocument.ts'
import type { InformationPageName } from './informationPages.ts'

/** Names of the pages that are a document. */
export type DocumentName = Exclude<InformationPageName, 'rules' | 'sitemap'>

/** Loads a document when its page is visited. */
export type DocumentLoader = () => Promise<{ default: WriteDocument }>

export interface InformationOptions {
  /**
   * The company behind the site. Default: none; the pages then say that the site is a
   * demonstration.
   */
  company?: Company
  /**
   * The brand's own documents, which replace the kit's: `{ terms: () => import('./words/terms.ts')
   * }`, or by language, as in `{ terms: { en: ..., hi: ... } }`; the first one is the fallback. The
   * blog page exists only with one of these.
   */
  documents?: Partial<Record<DocumentName, DocumentLoader | Readonly<Record<string, DocumentLoader>>>>
  /** Pages that this site leaves out. */
  without?: readonly InformationPageName[]
}
