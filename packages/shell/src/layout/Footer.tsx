import { Button, Logo, useMessage } from '@kit/ui'
import { useSite } from '../siteContext.ts'
import * as styles from './footer.css.ts'

/** The brand, the word of care every betting site owes its players, and the way back up. */
export function Footer() {
  const { config, browser } = useSite()
  const message = useMessage()
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <Logo drawing={config.brand.logo} label={config.name} />
        <div className={styles.care}>
          <span className={styles.age}>{message('shell.footer.age')}</span>
          <p className={styles.words}>
            {message('shell.footer.responsible')} {message('shell.footer.points')}
          </p>
        </div>
        <Button size="small" onClick={browser.scrollToTop}>
          {message('shell.footer.top')}
        </Button>
      </div>
    </footer>
  )
}
