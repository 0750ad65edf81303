import { Logo, useMessage } from '@kit/ui'
import { partsOf } from '../layout/partsOf.ts'
import { Region } from '../layout/Region.tsx'
import { useSite } from '../siteContext.ts'
import * as styles from './landing.css.ts'

/** Top of the landing page for visitors: headline, picture, and the features' calls to action. */
export function Hero({ banner }: { banner: string | null }) {
  const site = useSite()
  const message = useMessage()
  return (
    <section className={styles.hero}>
      <div className={styles.heroWords}>
        <h1 className={styles.heroTitle}>{message('shell.landing.title')}</h1>
        <p className={styles.heroText}>
          {/* In the operator's language, which may be read in the other direction. */}
          <bdi>{banner ?? message('shell.landing.text')}</bdi>
        </p>
        {partsOf(site, 'welcome').map(({ id, Component }) => (
          <Region key={id} name={id} onBroken="nothing">
            <Component />
          </Region>
        ))}
      </div>
      <span className={styles.heroMark} aria-hidden>
        <Logo className={styles.heroDrawing} drawing={site.config.brand.logo} label="" markOnly />
      </span>
    </section>
  )
}
