import { Button, useMessage } from '@kit/ui'
import { useAccount, useLoginRequest } from '../accountContext.ts'
import * as styles from './welcome.css.ts'

/** The ways in on the landing page, the demo first: it costs a visitor nothing. */
export function Welcome() {
  const { site, options } = useAccount()
  const message = useMessage()
  const request = useLoginRequest()
  return (
    <>
      <div className={styles.actions}>
        {options.demo && (
          <Button
            tone="action"
            loading={request?.step === 'demo'}
            onClick={() => site.requestLogin({ step: 'demo' })}
          >
            {message('account.demo')}
          </Button>
        )}
        <Button tone={options.demo ? 'neutral' : 'action'} onClick={() => site.requestLogin()}>
          {message('account.login')}
        </Button>
      </div>
      {options.demo && <p className={styles.note}>{message('account.welcome.demoNote')}</p>}
    </>
  )
}
