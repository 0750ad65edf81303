import { useFlag } from '@kit/sdk/react'
import { Button, MoreMessages, useMessage } from '@kit/ui'
import { lazy } from 'react'
import { useSite } from '../siteContext.ts'
import * as styles from './footer.css.ts'
import { footerMessages } from './footerMessages.ts'
import { Region } from './Region.tsx'
import { SiteLogo } from './SiteLogo.tsx'

const LightsSwitch = lazy(() => import('./LightsSwitch.tsx'))

/** The brand, the responsible-gambling text that every betting site must show, and the link to the top. */
export default function Footer() {
  return (
    <MoreMessages messages={footerMessages}>
      <Foot />
    </MoreMessages>
  )
}

function Foot() {
  const { config, browser } = useSite()
  const message = useMessage()
  const { companyDetail, copyrightMessage } = useFlag('footer.texts')
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <SiteLogo className={styles.logo} />
        <div className={styles.care}>
          <span className={styles.age}>{message('shell.footer.age')}</span>
          <p className={styles.words}>
            {message('shell.footer.responsible')} {message('shell.footer.points')}
          </p>
        </div>
        {companyDetail && <p className={styles.words}>{companyDetail}</p>}
        {config.brand.movesAlone && (
          <Region name="lights" onBroken="nothing">
            <LightsSwitch />
          </Region>
        )}
        <Button size="small" onClick={browser.scrollToTop}>
          {message('shell.footer.top')}
        </Button>
        {copyrightMessage && <p className={styles.copyright}>{copyrightMessage}</p>}
      </div>
    </footer>
  )
}
