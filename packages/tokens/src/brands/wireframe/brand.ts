import type { Brand } from '../brand.ts'
import { wireframeLogo } from './logo.ts'

/** The Wireframe brand, for `site.config.ts`. */
export const wireframe: Brand = {
  name: 'wireframe',
  label: 'Wireframe',
  modes: ['dark', 'light'],
  defaultMode: 'light',
  density: 'regular',
  // What remains of an event when taste is removed: its prices.
  layout: { event: 'dense' },
  themeColor: { dark: '#0f0f0f', light: '#f4f4f4' },
  logo: wireframeLogo,
  idea: async () => (await import('./design.ts')).wireframeDesign,
  pictures: () => import('./pictures.ts'),
}
