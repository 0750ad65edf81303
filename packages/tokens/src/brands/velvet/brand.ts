import type { Brand } from '../brand.ts'
import { velvetLogo } from './logo.ts'
import { velvetWords } from './words.ts'

/** The Velvet brand, for `site.config.ts`. */
export const velvet: Brand = {
  name: 'velvet',
  label: 'Velvet',
  modes: ['dark', 'light'],
  defaultMode: 'dark',
  followsDevice: true,
  density: 'regular',
  // Playbills in frames, with a stage in front of them.
  layout: { lists: 'board' },
  themeColor: { dark: '#1a0a1d', light: '#f7ece2' },
  words: velvetWords,
  translations: { hi: () => import('./words.hi.ts') },
  logo: velvetLogo,
  idea: async () => (await import('./design.ts')).velvetDesign,
  pictures: () => import('./pictures.ts'),
}
