'use client'
import { Button, useMessage } from '@kit/ui'
import { useBettingSite } from '../../../site/siteContext.ts'
import * as styles from '../../styles/slip.css.ts'

declare module '@kit/shell/feature' {
  interface Intents {
    /**
     * Shows the reality check now, whether or not it is due by the page's clock: the operator accepts no bet before it
     * is read.
     */
    'care.check': Record<string, never>
  }
}

/** Offers a button if a feature of the site shows the check. */
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
