import type { Message } from '@kit/ui'

/** The company behind a site, as its information pages name it. What is absent is not claimed. */
export interface Company {
  /** With its legal form: `Harbour Games Ltd`. */
  name?: string
  /** Who licensed it, and under which number, in a sentence. */
  licence?: string
  address?: string
  /** An e-mail address for questions and complaints. */
  email?: string
}

/** What a document may say of its site. */
export interface DocumentFacts {
  /** The site's display name. */
  brand: string
  company: Company
  /** Whether sport can be bet on: a casino of its own has no markets (`domain.casinoOnly`). */
  hasExchange: boolean
  /** Whether the site has a page at exactly this path: a document links to no other. */
  hasPage(path: string): boolean
  /** The company's own terms, as the operator configures them. Null where it has none. */
  companyTerms: string | null
  /** Addresses of the brand's help videos, as far as there are some. */
  videos: Partial<Record<'signUp' | 'login' | 'deposit' | 'withdraw' | 'play', string | undefined>>
}

/** A paragraph, or a list. A link to a path of the site is written as `[words](/path)`. */
export type Block = string | { list: readonly string[] } | { steps: readonly string[] }

export interface DocumentSection {
  /** Its anchor: `/terms-and-condition#bets`. */
  id: string
  heading: string
  body: readonly Block[]
  /** Address of a video that shows the same. */
  video?: string | undefined
}

/** One information page: text and nothing else. */
export interface InformationDocument {
  introduction: readonly string[]
  /** Shown first and set apart, e.g. a warning of phishing. */
  warning?: { title: string; text: string }
  sections: readonly DocumentSection[]
  /** Whether its sections open one by one. Default: all of the text is shown. */
  isAccordion?: boolean
  /** A BCP 47 tag of the language of its text. Default: `en`. */
  language?: string
}

/** Writes a document; the message function is for its headings, in the player's language. */
export type WriteDocument = (message: Message, facts: DocumentFacts) => InformationDocument
