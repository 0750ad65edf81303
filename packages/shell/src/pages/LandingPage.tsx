import { Skeleton, useMessage } from '@kit/ui'
import { lazy } from 'react'
import type { Section } from '../feature.ts'
import { Region } from '../layout/Region.tsx'
import { useSections } from '../navigation/useSections.ts'
import { useIsLoggedIn } from '../siteContext.ts'
import { Hero } from './Hero.tsx'
import * as styles from './landing.css.ts'

// Below the fold at first paint.
const BrandSlides = lazy(() => import('./BrandSlides.tsx'))

function Slides() {
  return (
    <Region name="slides" onBroken="nothing" loading={<Skeleton shape="block" height="14rem" />}>
      <BrandSlides />
    </Region>
  )
}

/** The brand's slides go between the features' sections: below events in play, above upcoming ones. */
const ownSections: Section[] = [{ id: 'slides', order: 30, Component: Slides }]

/** `/`: current events for everybody, and for visitors a hero with calls to action. */
export function LandingPage() {
  const message = useMessage()
  const isLoggedIn = useIsLoggedIn()
  return (
    <div className={styles.page}>
      {isLoggedIn ? <h1 className={styles.title}>{message('shell.landing.welcome')}</h1> : <Hero />}
      {useSections('home', ownSections).map(({ id, Component, onBroken = 'panel' }) => (
        <Region key={id} name={`home ${id}`} onBroken={onBroken}>
          <Component />
        </Region>
      ))}
    </div>
  )
}
