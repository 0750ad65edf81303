import type { Brand } from '../brand.ts'
import { auroraLogo } from './logo.ts'
import { auroraWords } from './words.ts'

/** The Aurora brand, for `site.config.ts`. */
export const aurora: Brand = {
  name: 'aurora',
  label: 'Aurora',
  modes: ['dark', 'light'],
  defaultMode: 'dark',
  followsDevice: true,
  density: 'regular',
  themeColor: { dark: '#06110d', light: '#eef6f1' },
  words: auroraWords,
  translations: { hi: () => import('./words.hi.ts') },
  logo: auroraLogo,
  idea: async () => (await import('./design.ts')).auroraDesign,
  pictures: () => import('./pictures.ts'),
}
