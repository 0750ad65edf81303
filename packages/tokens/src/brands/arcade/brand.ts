import type { Brand } from '../brand.ts'
import { arcadeLogo } from './logo.ts'
import { arcadeWords } from './words.ts'

/** The Arcade brand, for `site.config.ts`. */
export const arcade: Brand = {
  name: 'arcade',
  label: 'Arcade',
  modes: ['dark', 'light'],
  defaultMode: 'dark',
  density: 'regular',
  // Machines side by side, and no hero.
  layout: { lists: 'board', event: 'dense', header: 'compact', slip: 'half' },
  themeColor: { dark: '#07060d', light: '#eeecfb' },
  words: arcadeWords,
  translations: { hi: () => import('./words.hi.ts') },
  movesAlone: true,
  logo: arcadeLogo,
  idea: async () => (await import('./design.ts')).arcadeDesign,
  pictures: () => import('./pictures.ts'),
}
