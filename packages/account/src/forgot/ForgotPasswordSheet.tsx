import { MoreMessages, Sheet, useMessage, type MessageId } from '@kit/ui'
import { sendResetCode } from '@kit/sdk/contract'
import { useState } from 'react'
import { useAccountServices } from '../accountContext.ts'
import { appCredentials } from '../login/appCredentials.ts'
import { codeMessages } from '../one-time-code/messages.ts'
import { useOneTimeCode } from '../one-time-code/useOneTimeCode.ts'
import { CodeStep } from './CodeStep.tsx'
import { forgotMessages } from './messages.ts'
import { PasswordStep } from './PasswordStep.tsx'
import { PhoneStep } from './PhoneStep.tsx'
import { resetForgotten } from './resetForgotten.ts'

const words = { ...forgotMessages, ...codeMessages }

/** Three steps: phone, code, new password (PWD-001). */
export default function ForgotPasswordSheet() {
  return (
    <MoreMessages messages={words}>
      <Steps />
    </MoreMessages>
  )
}

const titles = [
  'account.forgot.title',
  'account.forgot.codeTitle',
  'account.forgot.passwordTitle',
] as const satisfies readonly MessageId[]

function Steps() {
  const { site, options, panel } = useAccountServices()
  const message = useMessage()
  const [step, setStep] = useState<0 | 1 | 2>(0)
  const [phone, setPhone] = useState({ code: '', number: '' })
  const [otp, setOtp] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isWrongCode, setWrongCode] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const code = useOneTimeCode(sendResetCode)

  const leave = () => panel.setState(null, true)
  const send = async (whole: string) => {
    const outcome = await code.send(whole)
    if (outcome === 'sent') site.toast(message('account.code.sent'), 'success')
    if (outcome === 'sentAgain') site.toast(message('account.code.sentAgain'), 'success')
    return outcome !== 'failed'
  }
  const save = async (password: string) => {
    if (isSaving) return
    setSaving(true)
    setProblem(null)
    const outcome = await resetForgotten(site, { phone: code.sentTo ?? '', otp, password })
    setSaving(false)
    if (outcome.state === 'saved') {
      await appCredentials({ site, options }).remove()
      leave()
      site.toast(message('account.forgot.saved'), 'success')
      site.request('login', {})
      return
    }
    setProblem(outcome.words ?? message('account.forgot.failed'))
    if (outcome.state !== 'wrongCode') return
    setOtp('')
    setWrongCode(true)
    setStep(1)
  }
  const back = () => {
    setProblem(null)
    if (step > 0) return setStep(step === 2 ? 1 : 0)
    leave()
    site.request('login', {})
  }

  return (
    <Sheet.Root open onOpenChange={(opens) => !opens && !isSaving && leave()}>
      <Sheet.Content
        edge="auto"
        title={message(titles[step])}
        labels={{ close: message('account.forgot.close'), back: message('account.forgot.back') }}
        onBack={back}
      >
        <Sheet.Step index={step}>
          {step === 0 && (
            <PhoneStep
              phone={phone}
              code={code}
              onPhone={setPhone}
              onSend={async (whole) => {
                // Waits for a code that is being sent, instead of sending it again.
                if (await send(whole)) setStep(1)
              }}
            />
          )}
          {step === 1 && (
            <CodeStep
              code={code}
              otp={otp}
              isWrong={isWrongCode}
              problem={problem}
              onOtp={(typed) => {
                setOtp(typed)
                setWrongCode(false)
              }}
              onResend={() => void send(code.sentTo ?? '')}
              onVerify={() => {
                setProblem(null)
                setStep(2)
              }}
            />
          )}
          {step === 2 && (
            <PasswordStep isSaving={isSaving} problem={problem} onSave={(password) => void save(password)} />
          )}
        </Sheet.Step>
      </Sheet.Content>
    </Sheet.Root>
  )
}
