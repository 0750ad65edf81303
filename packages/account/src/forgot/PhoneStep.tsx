import { Button, PhoneField, useMessage, wholeNumber, type PhoneNumber } from '@kit/ui'
import { useFlag } from '@kit/sdk/react'
import { useState } from 'react'
import { useAccountServices } from '../accountContext.ts'
import { LinkedWords } from '../fields/LinkedWords.tsx'
import { useWords } from '../fields/useWords.ts'
import * as styles from '../login/login.css.ts'
import type { OneTimeCode } from '../one-time-code/useOneTimeCode.ts'
import { phoneProblem, type PhoneProblem } from '../phone/phoneProblem.ts'
import { useCountries } from '../phone/useCountries.ts'

const problems: Record<PhoneProblem, string> = {
  required: 'account.phone.forgot.required',
  unsupported: 'account.phone.unsupported',
  invalid: 'account.phone.forgot.invalid',
}

export interface PhoneStepProps {
  phone: PhoneNumber
  code: Pick<OneTimeCode, 'isSending' | 'problem' | 'reason'>
  onPhone: (phone: PhoneNumber) => void
  onSend: (whole: string) => Promise<void>
}

export function PhoneStep({ phone: typed, code, onPhone, onSend }: PhoneStepProps) {
  const { site, panel } = useAccountServices()
  const message = useMessage()
  const words = useWords()
  const { countries, firstCode } = useCountries('every')
  const maxDigits = useFlag('auth.phone.maxDigits')
  const isOpen = useFlag('auth.register.enabled')
  const isB2b = useFlag('domain.type') === 'b2b'
  const [problem, setProblem] = useState<string | null>(null)
  const isOffered = countries.some((country) => country.code === typed.code)
  const phone = isOffered ? typed : { ...typed, code: firstCode }

  const send = () => {
    const found = phoneProblem(phone, maxDigits)
    setProblem(found && problems[found])
    if (!found && !code.isSending) void onSend(wholeNumber(phone))
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <p className={styles.hint}>{message('account.forgot.phoneText')}</p>
      <PhoneField
        data-initial-focus=""
        label={message('account.phone.label')}
        labels={{ code: message('account.phone.code') }}
        countries={countries}
        value={phone}
        error={
          problem === null && code.reason !== null ? (
            <>
              {words(code.problem ?? undefined)} {code.reason}
            </>
          ) : (
            words(problem ?? code.problem ?? undefined)
          )
        }
        onValueChange={onPhone}
      />
      <Button type="submit" tone="action" fullWidth loading={code.isSending}>
        {message('account.forgot.send')}
      </Button>
      {isOpen && !isB2b && site.canRequest('register') && (
        <p className={styles.hint}>
          <LinkedWords
            text={message('account.forgot.register')}
            onPress={() => {
              panel.setState(null, true)
              site.request('register', {})
            }}
          />
        </p>
      )}
    </form>
  )
}
