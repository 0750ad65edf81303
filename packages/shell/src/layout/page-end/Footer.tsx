import { useFlag } from '@kit/sdk/react'
import { Button, Icon, useMessage } from '@kit/ui'
import { lazy } from 'react'
import { useSite } from '../../siteContext.ts'
import { Region } from '../Region.tsx'
import { SiteLogo } from '../SiteLogo.tsx'
import * as styles from './footer.css.ts'
import { FooterColumns } from './FooterColumns.tsx'
import { HelpVideoButtons } from './HelpVideoButtons.tsx'
import { SocialLinks } from './SocialLinks.tsx'

const LightsSwitch = lazy(() => import('./LightsSwitch.tsx'))

/**
 * Footer: help videos, columns of links, social networks, the company's texts, and the legal
 * notices of a betting site.
 */
export function Footer() {
  const { config, browser } = useSite()
  const message = useMessage()
  const { companyDetail, companyTermsCondition, copyrightMessage } = useFlag('footer.texts')
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <HelpVideoButtons />
        <FooterColumns />
        <div className={styles.brand}>
          <SiteLogo className={styles.logo} />
          <SocialLinks />
          <Button size="small" className={styles.top} onClick={browser.scrollToTop}>
            <Icon name="up" size="small" />
            {message('shell.footer.top')}
          </Button>
        </div>
        <div className={styles.care}>
          <span className={styles.age}>{message('shell.footer.age')}</span>
          <p className={styles.words}>{message('shell.footer.responsible')}</p>
          {config.brand.movesAlone && (
            <Region name="lights" onBroken="nothing">
              <LightsSwitch />
            </Region>
          )}
        </div>
        {companyDetail && <p className={styles.words}>{companyDetail}</p>}
        {companyTermsCondition && <p className={styles.words}>{companyTermsCondition}</p>}
        {copyrightMessage && <p className={styles.words}>{copyrightMessage}</p>}
      </div>
    </footer>
  )
}
