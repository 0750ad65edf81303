import { Button, useMessage } from '@kit/ui'
import { useStore } from 'zustand'
import { useAccountServices } from '../accountContext.ts'
import * as styles from './welcome.css.ts'

/** The demo is listed first because it costs a visitor nothing. */
export function Welcome() {
  const { site, options, loginRequest } = useAccountServices()
  const message = useMessage()
  const request = useStore(loginRequest)
  return (
    <>
      <div className={styles.actions}>
        {options.demo && (
          <Button
            tone="action"
            loading={request?.step === 'demo'}
            onClick={() => site.request('login', { step: 'demo' })}
          >
            {message('account.demo')}
          </Button>
        )}
        <Button
          tone={options.demo ? 'neutral' : 'action'}
          data-opens="login"
          onClick={() => site.request('login', {})}
        >
          {message('account.login')}
        </Button>
      </div>
      {options.demo && <p className={styles.note}>{message('account.welcome.demoNote')}</p>}
    </>
  )
}
