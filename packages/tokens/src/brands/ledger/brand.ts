import type { Brand } from '../brand.ts'
import { ledgerLogo } from './logo.ts'
import { ledgerWords } from './words.ts'

/** The Ledger brand, for `site.config.ts`. */
export const ledger: Brand = {
  name: 'ledger',
  label: 'Ledger',
  modes: ['light'],
  defaultMode: 'light',
  density: 'regular',
  layout: { lists: 'rows' },
  themeColor: { dark: '#110f0b', light: '#f8f6f0' },
  words: ledgerWords,
  translations: { hi: () => import('./words.hi.ts') },
  logo: ledgerLogo,
  idea: async () => (await import('./design.ts')).ledgerDesign,
  pictures: () => import('./pictures.ts'),
}
