import type { FeatureBoot } from '@kit/shell/boot'
import { Suspense } from 'react'
import { HomeRows } from '../screens/rows/HomeRows.tsx'
import { homeAsks } from './bootAsks.ts'
import { paintHome } from './paintHome.tsx'

/**
 * Renders the home page's rows with their prices, inside the Suspense boundary that React hydrates when their chunk is
 * loaded.
 */
export const boot: FeatureBoot = {
  asks: homeAsks,
  paint: (page) =>
    paintHome(page, 'rows', (events) => (
      <Suspense>
        <HomeRows events={events} layout="rows" />
      </Suspense>
    )),
}
