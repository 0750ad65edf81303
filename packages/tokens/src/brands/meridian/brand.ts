import type { Brand } from '../brand.ts'
import { meridianLogo } from './logo.ts'
import { meridianWords } from './words.ts'

/** The Meridian brand, for `site.config.ts`. */
export const meridian: Brand = {
  name: 'meridian',
  label: 'Meridian',
  modes: ['dark', 'light'],
  defaultMode: 'dark',
  followsDevice: true,
  density: 'compact',
  layout: { lists: 'rows', event: 'dense', header: 'compact', slip: 'half' },
  themeColor: { dark: '#0c0f13', light: '#f1f3f6' },
  words: meridianWords,
  translations: { hi: () => import('./words.hi.ts') },
  logo: meridianLogo,
  idea: async () => (await import('./design.ts')).meridianDesign,
  pictures: () => import('./pictures.ts'),
}
