'use client'
import { Button, useMessage } from '@kit/ui'
import { useBettingSite } from '../../../site/siteContext.ts'
import * as styles from '../../styles/slip.css.ts'

declare module '@kit/shell/feature' {
  interface Intents {
    /** Shows the reality check now, due by the page's clock or not: the operator takes no bet before it is read. */
    'care.check': Record<string, never>
  }
}

/** The player has not read a reality check that is due: where a feature of the site shows it, a press does. */
export function CheckDue() {
  const message = useMessage()
  const { site } = useBettingSite()
  return (
    <>
      {message('betting.refusal.reality-check-due')}
      {site.canRequest('care.check') && (
        <div className={styles.remedies}>
          <Button size="small" tone="accent" onClick={() => site.request('care.check', {})}>
            {message('betting.refusal.seeCheck')}
          </Button>
        </div>
      )}
    </>
  )
}
