import { Skeleton, useMessage } from '@kit/ui'
import { Fragment, lazy } from 'react'
import { partsOf } from '../layout/partsOf.ts'
import { Region } from '../layout/Region.tsx'
import { useIsLoggedIn, useSite } from '../siteContext.ts'
import { Hero } from './Hero.tsx'
import * as styles from './landing.css.ts'

const BrandSlides = lazy(() => import('./BrandSlides.tsx'))

const points = ['live', 'fair', 'exact'] as const

/** `/`: what is on, for everybody; and for visitors what this is and how to try it. */
export function LandingPage() {
  const site = useSite()
  const message = useMessage()
  const isLoggedIn = useIsLoggedIn()
  return (
    <div className={styles.page}>
      {isLoggedIn ? <h1 className={styles.title}>{message('shell.landing.welcome')}</h1> : <Hero />}
      {partsOf(site, 'home').map(({ id, Component }, place) => (
        <Fragment key={id}>
          <Region name={id}>
            <Component />
          </Region>
          {place === 0 && (
            <Region name="slides" onBroken="nothing" loading={<Skeleton shape="block" height="14rem" />}>
              <BrandSlides />
            </Region>
          )}
        </Fragment>
      ))}
      {!isLoggedIn && (
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point} className={styles.point}>
              <h2 className={styles.pointTitle}>{message(`shell.landing.point.${point}.title`)}</h2>
              <p className={styles.pointText}>{message(`shell.landing.point.${point}.text`)}</p>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
