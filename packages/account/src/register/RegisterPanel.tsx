import { chatLink, createReferralStore, createSiteStorage } from '@kit/sdk'
import { sendSignUpCode } from '@kit/sdk/contract'
import { useFlag } from '@kit/sdk/react'
import { Button, Dialog, MoreMessages, Sheet, useMessage } from '@kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useAccountServices } from '../accountContext.ts'
import { holdUser } from '../login/holdUser.ts'
import { returnPath } from '../login/returnPath.ts'
import { codeMessages } from '../one-time-code/messages.ts'
import { useOneTimeCode } from '../one-time-code/useOneTimeCode.ts'
import { VerifiedMark } from '../one-time-code/VerifiedMark.tsx'
import { useCountries } from '../phone/useCountries.ts'
import { registerMessages } from './messages.ts'
import { slideMs } from './slideMs.ts'
import * as styles from './register.css.ts'
import type { RegisterFields } from './registerFields.ts'
import { RegisterForm, type FieldRefusal } from './RegisterForm.tsx'
import { registerPlayer } from './registerPlayer.ts'

const words = { ...registerMessages, ...codeMessages }

export default function RegisterPanel() {
  return (
    <MoreMessages messages={words}>
      <Register />
    </MoreMessages>
  )
}

function Register() {
  const { panel } = useAccountServices()
  const [isDone, setDone] = useState(false)
  if (isDone) return <Verified onClose={() => panel.setState(null, true)} />
  return <Panel onDone={() => setDone(true)} />
}

/** Shown because the login that follows has verified the phone. */
function Verified({ onClose }: { onClose: () => void }) {
  const message = useMessage()
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Content
        title={message('account.register.verified')}
        labels={{ close: message('account.register.close') }}
      >
        <div className={styles.verified}>
          <VerifiedMark />
          <Button tone="action" fullWidth data-initial-focus="" onClick={onClose}>
            {message('account.register.okay')}
          </Button>
        </div>
      </Dialog.Content>
    </Dialog.Root>
  )
}

function Panel({ onDone }: { onDone: () => void }) {
  const { site, panel } = useAccountServices()
  const message = useMessage()
  // Another request opens it again, also while it slides out.
  const request = useStore(panel)
  const [closed, setClosed] = useState<typeof request>(null)
  const isOpen = request !== closed
  const { isRegistering, problem, register } = useRegistration(onDone)
  const code = useOneTimeCode(sendSignUpCode)
  const countries = useCountries()
  const [referral] = useState(() =>
    createReferralStore(createSiteStorage({ browser: site.storage, tab: site.tabStorage }), site.now).read(),
  )
  const hasUserName = useFlag('auth.register.showUserName')
  const maxDigits = useFlag('auth.phone.maxDigits')
  const namesPrivacyPolicy = useFlag('auth.register.termsLabelPrivacyPolicy')
  const showsLogin = useFlag('auth.register.showLoginLink')
  const chatAddress = chatLink(useFlag('auth.register.chatCreateId'))

  // It slides out before it is removed.
  useEffect(() => {
    if (isOpen) return
    const timer = setTimeout(() => panel.setState(null, true), slideMs)
    return () => clearTimeout(timer)
  }, [isOpen, panel])
  const slideOut = () => setClosed(panel.getState())
  const close = () => {
    if (isRegistering) return
    slideOut()
    site.navigate('/')
  }
  const logIn = () => {
    slideOut()
    site.request('login', {})
  }
  return (
    <Sheet.Root open={isOpen} onOpenChange={(opens) => !opens && close()}>
      <Sheet.Content
        edge="full"
        className={styles.panel}
        title={message('account.register.title')}
        labels={{ close: message('account.register.close'), back: message('account.register.back') }}
        onBack={close}
      >
        <RegisterForm
          {...countries}
          {...{ hasUserName, maxDigits, referral, code, isRegistering, problem, namesPrivacyPolicy }}
          chatAddress={chatAddress}
          onTerms={site.canRequest('terms.open') ? () => site.request('terms.open', {}) : undefined}
          onLogin={showsLogin ? logIn : undefined}
          onRegister={register}
        />
      </Sheet.Content>
    </Sheet.Root>
  )
}

const ownFields: ReadonlySet<string> = new Set(['phone', 'userName', 'otp', 'password', 'promoCode'])

function useRegistration(onDone: () => void) {
  const { site, panel } = useAccountServices()
  const queryClient = useQueryClient()
  const message = useMessage()
  const [isRegistering, setRegistering] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const isRunning = useRef(false)
  const isUnsure = useRef(false)

  const attempt = async (fields: RegisterFields): Promise<FieldRefusal | null> => {
    const outcome = await registerPlayer(site, fields, { isUnsure: isUnsure.current })
    isUnsure.current = outcome.state === 'unsure'
    if (outcome.state === 'unsure') {
      setProblem(message('account.register.unsure'))
      return null
    }
    if (outcome.state === 'refused') {
      const { field = '', message: refusal } = outcome
      // Without its own field the user name is the phone number, and the email address is made from it.
      const shown = field === 'email' || (field === 'userName' && fields.userName === '') ? 'phone' : field
      if (ownFields.has(shown)) return { field: shown as keyof RegisterFields, message: refusal }
      setProblem(refusal)
      return null
    }
    site.toast(message('account.register.success'), 'success')
    if (outcome.state === 'registered') {
      panel.setState(null, true)
      site.navigate('/')
      site.request('login', { prefill: { userName: fields.userName || fields.phone.number, password: '' } })
      return null
    }
    const { returnTo } = { returnTo: undefined, ...panel.getState() }
    holdUser(queryClient, outcome.user)
    createSiteStorage({ browser: site.storage, tab: site.tabStorage }).write('isFirstLogin', true)
    onDone()
    site.navigate(returnTo === undefined ? '/welcome-screen' : returnPath(returnTo))
    return null
  }
  const register = async (fields: RegisterFields): Promise<FieldRefusal | null> => {
    if (isRunning.current) return null
    isRunning.current = true
    setRegistering(true)
    setProblem(null)
    try {
      return await attempt(fields)
    } catch (error) {
      site.onError(error, 'a sign-up')
      setProblem(message('account.register.unsure'))
      return null
    } finally {
      isRunning.current = false
      setRegistering(false)
    }
  }
  return { isRegistering, problem, register }
}
