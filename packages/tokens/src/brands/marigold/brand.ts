import type { Brand } from '../brand.ts'
import { marigoldLogo } from './logo.ts'
import { marigoldWords } from './words.ts'

/** The Marigold brand, for `site.config.ts`. */
export const marigold: Brand = {
  name: 'marigold',
  label: 'Marigold',
  modes: ['dark', 'light'],
  defaultMode: 'light',
  density: 'roomy',
  // The match stays visible above the slip, for a family that watches.
  layout: { slip: 'half' },
  themeColor: { dark: '#17103a', light: '#fff6e6' },
  words: marigoldWords,
  translations: { hi: () => import('./words.hi.ts') },
  logo: marigoldLogo,
  idea: async () => (await import('./design.ts')).marigoldDesign,
  pictures: () => import('./pictures.ts'),
}
