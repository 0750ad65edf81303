import { Banner, Button, OtpField, useMessage } from '@kit/ui'
import { useState } from 'react'
import { useWords } from '../fields/useWords.ts'
import * as styles from '../login/login.css.ts'
import { SendCode } from '../one-time-code/SendCode.tsx'
import type { OneTimeCode } from '../one-time-code/useOneTimeCode.ts'

export interface CodeStepProps {
  code: Pick<OneTimeCode, 'sentTo' | 'isSending' | 'secondsLeft' | 'problem' | 'reason'>
  otp: string
  isWrong: boolean
  problem: string | null
  onOtp: (otp: string) => void
  onResend: () => void
  onVerify: () => void
}

/** Six digits continue: the operator checks them with the new password. */
export function CodeStep({ code, otp, isWrong, problem, onOtp, onResend, onVerify }: CodeStepProps) {
  const message = useMessage()
  const words = useWords()
  const [isShort, setShort] = useState(false)
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setShort(otp.length !== 6)
        if (otp.length === 6) onVerify()
      }}
    >
      {problem !== null && <Banner tone="danger">{problem}</Banner>}
      <OtpField
        data-initial-focus=""
        label={message('account.code.label')}
        hint={message('account.code.hint', { phone: code.sentTo ?? '' })}
        value={otp}
        error={words(isShort || isWrong ? 'account.code.invalid' : undefined)}
        onValueChange={(typed) => {
          setShort(false)
          onOtp(typed)
        }}
      />
      <Button type="submit" tone="action" fullWidth>
        {message('account.forgot.verify')}
      </Button>
      <SendCode
        code={code}
        isSent
        label=""
        resendLabel={message('account.forgot.resend')}
        onSend={onResend}
      />
    </form>
  )
}
