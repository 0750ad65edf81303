import type { Brand } from '../brand.ts'
import { arcadeLogo } from './logo.ts'

/** Arcade, as a site takes it. */
export const arcade: Brand = {
  name: 'arcade',
  label: 'Arcade',
  modes: ['dark', 'light'],
  defaultMode: 'dark',
  density: 'regular',
  themeColor: { dark: '#07060d', light: '#eeecfb' },
  logo: arcadeLogo,
}
