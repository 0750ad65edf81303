import { Skeleton, useMessage } from '@kit/ui'
import { Fragment, lazy } from 'react'
import { partsOf } from '../layout/partsOf.ts'
import { Region } from '../layout/Region.tsx'
import { useIsLoggedIn, useSite } from '../siteContext.ts'
import { Hero } from './Hero.tsx'
import * as styles from './landing.css.ts'

// Below the lists: nobody sees them before the first paint.
const Points = lazy(() => import('./Points.tsx'))
const BrandSlides = lazy(() => import('./BrandSlides.tsx'))

/** `/`: what is on, for everybody; and for visitors what this is and how to try it. */
export function LandingPage() {
  const site = useSite()
  const message = useMessage()
  const isLoggedIn = useIsLoggedIn()
  return (
    <div className={styles.page}>
      {isLoggedIn ? <h1 className={styles.title}>{message('shell.landing.welcome')}</h1> : <Hero />}
      {partsOf(site, 'home').map(({ id, Component }, place, { length }) => (
        <Fragment key={id}>
          <Region name={id}>
            <Component />
          </Region>
          {/* Below what is on, above what is to come. */}
          {place === Math.max(0, length - 2) && (
            <Region name="slides" onBroken="nothing" loading={<Skeleton shape="block" height="14rem" />}>
              <BrandSlides />
            </Region>
          )}
        </Fragment>
      ))}
      {!isLoggedIn && (
        <Region name="points" onBroken="nothing">
          <Points />
        </Region>
      )}
    </div>
  )
}
