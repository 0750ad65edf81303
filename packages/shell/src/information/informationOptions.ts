import type { Company, WriteDocument } from './informationDocument.ts'
import type { InformationPageName } from './informationPages.ts'

/** Names of the pages that are a document. */
export type DocumentName = Exclude<InformationPageName, 'rules' | 'sitemap'>

/** Loads a document when its page is visited. */
export type DocumentLoader = () => Promise<{ default: WriteDocument }>

export interface InformationOptions {
  /** The company behind the site. Default: none is named, and the pages say that the site is a demonstration. */
  company?: Company
  /**
   * Documents of the brand's own, each in place of the kit's: `{ terms: () => import('./words/terms.ts') }`, or by language,
   * as in `{ terms: { en: ..., hi: ... } }`, of which the first is for languages without one. There is a page for blogs
   * only with one of these.
   */
  documents?: Partial<Record<DocumentName, DocumentLoader | Readonly<Record<string, DocumentLoader>>>>
  /** Pages that this site does not have. */
  without?: readonly InformationPageName[]
}
