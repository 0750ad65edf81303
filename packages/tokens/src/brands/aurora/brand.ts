import type { Brand } from '../brand.ts'
import { auroraLogo } from './logo.ts'
import { auroraWords } from './words.ts'

/** Aurora, as a site takes it. */
export const aurora: Brand = {
  name: 'aurora',
  label: 'Aurora',
  modes: ['dark', 'light'],
  defaultMode: 'dark',
  density: 'regular',
  themeColor: { dark: '#06110d', light: '#eef6f1' },
  words: auroraWords,
  logo: auroraLogo,
  pictures: () => import('./pictures.ts'),
}
