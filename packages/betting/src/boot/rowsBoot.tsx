import type { FeatureBoot } from '@kit/shell/boot'
import { Suspense } from 'react'
import { HomeRows } from '../screens/rows/HomeRows.tsx'
import { homeAsks } from './bootAsks.ts'
import { paintHome } from './paintHome.tsx'

/** Paints the home page's rows with their prices, in the boundary that React finds them by when their code has come. */
export const boot: FeatureBoot = {
  asks: homeAsks,
  paint: (page) =>
    paintHome(page, 'rows', (events) => (
      <Suspense>
        <HomeRows events={events} layout="rows" />
      </Suspense>
    )),
}
