import { useFlag } from '@kit/sdk/react'
import { Skeleton, useMessage, VisuallyHidden } from '@kit/ui'
import { createElement, lazy } from 'react'
import type { Section } from '../feature.ts'
import { Region } from '../layout/Region.tsx'
import { useSections } from '../navigation/useSections.ts'
import { aSecondAfterStart } from '../services/afterStart.ts'
import { useIsLoggedIn, useSite } from '../siteContext.ts'
import { Hero } from './Hero.tsx'
import * as styles from './landing.css.ts'

// Below the fold at first paint.
const BrandSlides = lazy(async () => {
  await aSecondAfterStart()
  return import('./BrandSlides.tsx')
})

function Slides() {
  return (
    <Region name="slides" onBroken="nothing" loading={<Skeleton shape="block" height="14rem" />}>
      <BrandSlides />
    </Region>
  )
}

const noSections: Section[] = []
/**
 * The brand's slides are between the features' sections: below events in play, above upcoming ones.
 */
const ownSections: Section[] = [{ id: 'slides', order: 30, Component: Slides }]

/** `/`: current events for everybody, and for visitors a hero with calls to action; the domain's banner text for both. */
export function LandingPage() {
  const message = useMessage()
  const isLoggedIn = useIsLoggedIn()
  const banner = useFlag('theme.bannerText')
  const isCompact = useFlag('layout.header') === 'compact'
  const Top = useSite().services.partOf('hero', Hero)
  return (
    <div className={styles.page}>
      {isCompact ? (
        <VisuallyHidden>
          <h1>{message('shell.landing.welcome')}</h1>
        </VisuallyHidden>
      ) : isLoggedIn ? (
        <div>
          <h1 className={styles.title}>{message('shell.landing.welcome')}</h1>
          {banner && <p className={styles.heroText}>{banner}</p>}
        </div>
      ) : (
        createElement(Top, { banner })
      )}
      {useSections('home', isCompact ? noSections : ownSections).map(
        ({ id, Component, onBroken = 'panel' }) => (
          <Region key={id} name={`home ${id}`} onBroken={onBroken}>
            <Component />
          </Region>
        ),
      )}
    </div>
  )
}
