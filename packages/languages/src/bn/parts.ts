import type { DocumentName } from '@kit/shell/feature'
import type { LanguageDocuments } from '../languageDocuments.ts'
import { textsOf, type LanguageParts } from '../textsOf.ts'

const files: LanguageParts = {
  shell: () => import('./shell.ts'),
  account: () => import('./account.ts'),
  care: () => import('./care.ts'),
  betting: () => import('./betting.ts'),
  casino: () => import('./casino.ts'),
  charts: () => import('./charts.ts'),
  history: () => import('./history.ts'),
  orders: () => import('./orders.ts'),
  wallet: () => import('./wallet.ts'),
}

const documents: LanguageDocuments = {
  terms: () => import('./documents/terms.ts'),
  privacy: () => import('./documents/privacy.ts'),
  responsible: () => import('./documents/responsible.ts'),
  about: () => import('./documents/about.ts'),
  leaderboard: () => import('./documents/leaderboard.ts'),
  affiliates: () => import('./documents/affiliates.ts'),
  promotions: () => import('./documents/promotions.ts'),
  faq: () => import('./documents/faq.ts'),
  tutorials: () => import('./documents/tutorials.ts'),
}

export const load = (parts: readonly string[]) => textsOf(files, parts)
export const loadDocument = async (name: DocumentName) => documents[name]?.()
