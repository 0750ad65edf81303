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

export const load = (parts: readonly string[]) => textsOf(files, parts)
