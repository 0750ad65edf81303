import { account } from '@kit/account/feature'
import { defineSite } from '@kit/shell'
import { replace, wrap } from '@kit/shell/parts'
import { throwaway } from '@kit/throwaway/feature'
import { wireframe as brand } from '@kit/tokens/brands/wireframe'
import { EmptyState } from './parts/EmptyState.tsx'
import { Header } from './parts/Header.tsx'
import { Hero } from './parts/Hero.tsx'

export const site = defineSite({
  family: 'b2c',
  name: brand.label,
  brand,
  features: [account(), throwaway()],
  parts: {
    header: wrap(Header),
    hero: replace(Hero),
    footer: replace({ load: () => import('./parts/Footer.tsx') }),
    emptyState: replace(EmptyState),
  },
  order: { accountMenu: { cheer: 90 } },
  operator: { clientKey: 'throwaway', whiteLabelId: '' },
})
