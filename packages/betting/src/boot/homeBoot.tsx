import type { FeatureBoot } from '@kit/shell/boot'
import { HomeCards } from '../screens/home/HomeCards.tsx'
import { homeAsks } from './bootAsks.ts'
import { paintHome } from './paintHome.tsx'

/** Paints the home page's cards with their prices. React later takes the same nodes over. */
export const boot: FeatureBoot = {
  asks: homeAsks,
  paint: (page) => paintHome(page, 'cards', (events) => <HomeCards events={events} />),
}
