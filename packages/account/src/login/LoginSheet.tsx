import { useFlag } from '@kit/sdk/react'
import { MoreMessages, Sheet, useMessage } from '@kit/ui'
import { useEffect, useState } from 'react'
import { useAccountServices, type SavedCredentials } from '../accountContext.ts'
import { codeMessages } from '../one-time-code/messages.ts'
import { appCredentials } from './appCredentials.ts'
import { CodeLoginForm } from './CodeLoginForm.tsx'
import { LoginForm } from './LoginForm.tsx'
import { loginMessages } from './messages.ts'
import { rememberedNameKey } from './rememberedName.ts'
import { useLoginLinks } from './useLoginLinks.ts'
import { useLoginSheet } from './useLoginSheet.ts'

const words = { ...loginMessages, ...codeMessages }

/** Stays open while a login runs, so that the player sees the result. */
export default function LoginSheet() {
  return (
    <MoreMessages messages={words}>
      <LoginSteps />
    </MoreMessages>
  )
}

function useSavedCredentials(): SavedCredentials | undefined {
  const { site, options } = useAccountServices()
  const [saved, setSaved] = useState<SavedCredentials>()
  useEffect(() => {
    let isShown = true
    void appCredentials({ site, options })
      .read()
      .then((read) => isShown && setSaved(read))
    return () => void (isShown = false)
  }, [site, options])
  return saved
}

function LoginSteps() {
  const { site, loginRequest } = useAccountServices()
  const saved = useSavedCredentials()
  const message = useMessage()
  const { work, problem, isOpen, logIn, logInByCode, logInWithPasskey, tryDemo, forgetProblem } =
    useLoginSheet()
  const links = useLoginLinks()
  const mayUseCode = useFlag('auth.otpLogin')
  const [prefill] = useState(loginRequest.getState()?.prefill)
  const [number, setNumber] = useState<string | null>(null)
  if (!isOpen) return null
  const isByCode = number !== null
  const back = () => {
    forgetProblem()
    setNumber(null)
  }
  return (
    <Sheet.Root open onOpenChange={(opens) => !opens && work === 'idle' && loginRequest.setState(null, true)}>
      <Sheet.Content
        edge="auto"
        title={message(isByCode ? 'account.login.byCode.title' : 'account.login.title')}
        {...(!isByCode && { description: message('account.login.text') })}
        {...(isByCode && { onBack: back })}
        labels={{ close: message('account.login.close'), back: message('account.login.back') }}
      >
        <Sheet.Step index={isByCode ? 1 : 0}>
          {isByCode ? (
            <CodeLoginForm
              firstNumber={number}
              isLoggingIn={work === 'loggingIn'}
              problem={problem}
              onSubmit={logInByCode}
            />
          ) : (
            <LoginForm
              rememberedName={site.storage.getItem(rememberedNameKey) ?? ''}
              prefill={prefill}
              saved={saved}
              work={work}
              problem={problem}
              onSubmit={logIn}
              onDemo={tryDemo}
              onPasskey={logInWithPasskey}
              links={links}
              {...(mayUseCode && {
                onCode(typed) {
                  forgetProblem()
                  setNumber(/^[+\d][\d\s-]*$/.test(typed) ? typed.replace(/^\+91/, '') : '')
                },
              })}
            />
          )}
        </Sheet.Step>
      </Sheet.Content>
    </Sheet.Root>
  )
}
