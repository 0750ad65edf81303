import { Banner, Button, OtpField, PhoneField, useMessage, wholeNumber, type PhoneCountry } from '@kit/ui'
import { sendSignUpCode } from '@kit/sdk/contract'
import { useFlag } from '@kit/sdk/react'
import { useRef, useState } from 'react'
import { useWords } from '../fields/useWords.ts'
import { SendCode } from '../one-time-code/SendCode.tsx'
import { useOneTimeCode } from '../one-time-code/useOneTimeCode.ts'
import { phoneProblem } from '../phone/phoneProblem.ts'
import * as styles from './login.css.ts'

/** Login codes are sent to Indian phones (AUTH-020). */
const india: readonly [PhoneCountry] = [{ country: 'IN', code: '+91', name: 'India' }]

export interface CodeLoginFormProps {
  firstNumber: string
  isLoggingIn: boolean
  problem: string | null
  onSubmit: (login: { phone: string; otp: string }) => void
}

/** Form to log in without a password (AUTH-016 to AUTH-020). */
export function CodeLoginForm({ firstNumber, isLoggingIn, problem, onSubmit }: CodeLoginFormProps) {
  const message = useMessage()
  const words = useWords()
  const maxDigits = useFlag('auth.phone.maxDigits')
  const code = useOneTimeCode(sendSignUpCode)
  const [phone, setPhone] = useState({ code: '+91', number: firstNumber })
  const [phoneError, setPhoneError] = useState<string>()
  const [otp, setOtp] = useState('')
  const [isShort, setShort] = useState(false)
  const otpInput = useRef<HTMLInputElement>(null)
  const isSent = code.sentTo !== null && code.sentTo === wholeNumber(phone)

  const send = async () => {
    const found = phoneProblem(phone, maxDigits)
    setPhoneError(found ? `account.phone.${found}` : undefined)
    if (found) return
    setOtp('')
    if ((await code.send(wholeNumber(phone))) !== 'failed') otpInput.current?.focus()
  }
  const logIn = (typed: string) => {
    setShort(typed.length !== 6)
    if (typed.length === 6 && !isLoggingIn) onSubmit({ phone: wholeNumber(phone), otp: typed })
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isSent) logIn(otp)
        else void send()
      }}
    >
      <PhoneField
        data-initial-focus=""
        label={message('account.phone.label')}
        labels={{ code: message('account.phone.code') }}
        countries={india}
        value={phone}
        error={words(phoneError)}
        onValueChange={setPhone}
      />
      <SendCode
        code={code}
        isSent={isSent}
        label={message('account.code.send')}
        disabled={isLoggingIn}
        onSend={() => void send()}
      />
      {isSent && (
        <>
          <OtpField
            ref={otpInput}
            label={message('account.code.label')}
            hint={message('account.code.hint', { phone: code.sentTo ?? '' })}
            value={otp}
            error={words(isShort ? 'account.code.invalid' : undefined)}
            onValueChange={(typed) => {
              setShort(false)
              setOtp(typed)
            }}
            onComplete={logIn}
          />
        </>
      )}
      {problem !== null && <Banner tone="danger">{problem}</Banner>}
      {isSent && (
        <Button type="submit" tone="action" fullWidth loading={isLoggingIn}>
          {message('account.login')}
        </Button>
      )}
    </form>
  )
}
