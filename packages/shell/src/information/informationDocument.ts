import type { Message } from '@kit/ui'

/**
 * The company behind a site, as named on its information pages. Missing fields are not mentioned.
 */
export interface Company {
  /** Company name with its legal form: `Harbour Games Ltd`. */
  name?: string
  /** The licensing authority and licence number, in a sentence. */
  licence?: string
  address?: string
  /** An e-mail address for questions and complaints. */
  email?: string
}

/** Facts about the site that a document may use. */
export interface DocumentFacts {
  /** The site's display name. */
  brand: string
  company: Company
  /** True if the site offers sports betting; false on a casino-only site (`domain.casinoOnly`). */
  hasExchange: boolean
  /**
   * Returns true if the site has a page at exactly this path. A document links only to such pages.
   */
  hasPage(path: string): boolean
  /** The company's own terms from the operator's configuration, or null. */
  companyTerms: string | null
  /** URLs of the brand's help videos. */
  videos: Partial<Record<'signUp' | 'login' | 'deposit' | 'withdraw' | 'play', string | undefined>>
}

/** A paragraph, or a list. A link to a path of the site is written as `[words](/path)`. */
export type Block = string | { list: readonly string[] } | { steps: readonly string[] }

export interface DocumentSection {
  /** Anchor of the section: `/terms-and-condition#bets`. */
  id: string
  heading: string
  body: readonly Block[]
  /** URL of a video on the same topic. */
  video?: string | undefined
}

/** One information page: text and nothing else. */
export interface InformationDocument {
  introduction: readonly string[]
  /** Shown first and set apart, e.g. a warning of phishing. */
  warning?: { title: string; text: string }
  sections: readonly DocumentSection[]
  /** True if its sections are an accordion. Default: all text is shown. */
  isAccordion?: boolean
  /** A BCP 47 tag of the language of its text. Default: `en`. */
  language?: string
}

/** Writes a document; the message function is for its headings, in the player's language. */
export type WriteDocument = (message: Message, facts: DocumentFacts) => InformationDocument
