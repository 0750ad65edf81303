import type { Brand } from '../brand.ts'
import { wireframeLogo } from './logo.ts'

/** The Wireframe brand, for `site.config.ts`. */
export const wireframe: Brand = {
  name: 'wireframe',
  label: 'Wireframe',
  modes: ['dark', 'light'],
  defaultMode: 'light',
  density: 'regular',
  // An event reduced to its prices.
  layout: { event: 'dense' },
  themeColor: { dark: '#0f0f0f', light: '#f4f4f4' },
  logo: wireframeLogo,
  idea: async () => (await import('./design.ts')).wireframeDesign,
  pictures: () => import('./pictures.ts'),
}
