import type { FeatureBoot } from '@kit/shell/boot'
import { HomeCards } from '../screens/home/HomeCards.tsx'
import { homeAsks } from './bootAsks.ts'
import { paintHome } from './paintHome.tsx'

/** Renders the home page's cards with their prices. React later hydrates the same nodes. */
export const boot: FeatureBoot = {
  asks: homeAsks,
  paint: (page) => paintHome(page, 'cards', (events) => <HomeCards events={events} />),
}
