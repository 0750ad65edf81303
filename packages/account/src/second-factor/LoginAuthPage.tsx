import { OperatorError } from '@kit/sdk'
import { verifySecondFactor } from '@kit/sdk/contract'
import { profileQuery } from '@kit/sdk/query'
import { Banner, Button, MoreMessages, PageHeader, useMessage } from '@kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useAccountServices, useLogin } from '../accountContext.ts'
import { holdUser } from '../login/holdUser.ts'
import { logOutPlayer } from '../session/logOutPlayer.ts'
import { FactorCode, isFactorCode } from './FactorCode.tsx'
import { takeLoginReturn } from './loginReturn.ts'
import { secondFactorMessages } from './messages.ts'
import * as styles from './secondFactor.css.ts'

/** `/login-auth`: the second step of a login (ROUTE-060, AUTH-027, Q-054). */
export default function LoginAuthPage() {
  return (
    <MoreMessages messages={secondFactorMessages}>
      <Step />
    </MoreMessages>
  )
}

/** Redirects anyone without a pending second step: a visitor to the login, a logged-in player to the requested page. */
function useLeaving(): void {
  const { site } = useAccountServices()
  const isLoggedIn = useLogin() !== null
  const { data: user } = useQuery({ ...profileQuery(site.operator.client), enabled: isLoggedIn })
  // An operator may answer the profile call before the second step: then the profile states that it is due.
  const isComplete = user !== undefined && !(user.hasSecondFactor && user.isSecondFactorVerified === false)
  useEffect(() => {
    if (isLoggedIn) return
    site.navigate('/')
    site.request('login', {})
  }, [isLoggedIn, site])
  useEffect(() => {
    if (!isLoggedIn || !isComplete) return
    site.operator.session.complete()
    site.navigate(takeLoginReturn(site.tabStorage))
  }, [isLoggedIn, isComplete, site])
}

function useVerification() {
  const { site } = useAccountServices()
  const queries = useQueryClient()
  const message = useMessage()
  const [isVerifying, setVerifying] = useState(false)
  const [error, setError] = useState<string>()
  const [problem, setProblem] = useState<string | null>(null)
  const isRunning = useRef(false)

  const verify = async (otp: string): Promise<boolean> => {
    setProblem(null)
    setError(isFactorCode(otp) ? undefined : message('account.factor.invalid'))
    if (!isFactorCode(otp) || isRunning.current) return false
    isRunning.current = true
    setVerifying(true)
    try {
      const user = await site.operator.client.call(verifySecondFactor, { otp })
      holdUser(queries, { ...user, isSecondFactorVerified: true })
      site.operator.session.complete()
      site.toast(message('account.factor.loggedIn'), 'success')
      // Calls made in the meantime were refused.
      void queries.invalidateQueries()
      return true
    } catch (cause) {
      if (!(cause instanceof OperatorError)) site.onError(cause, 'the second step of a login')
      if (cause instanceof OperatorError && cause.field === 'otp') setError(cause.message)
      else setProblem(cause instanceof OperatorError ? cause.message : message('account.factor.failed'))
      return false
    } finally {
      isRunning.current = false
      setVerifying(false)
    }
  }
  return { isVerifying, error, problem, verify, forgetError: () => setError(undefined) }
}

function Step() {
  const { site } = useAccountServices()
  const message = useMessage()
  const [code, setCode] = useState('')
  const { isVerifying, error, problem, verify, forgetError } = useVerification()
  useLeaving()
  const submit = async (otp: string) => {
    if (!(await verify(otp))) setCode('')
  }
  const leave = async () => {
    await logOutPlayer(site)
    site.request('login', {})
  }
  return (
    <form
      className={styles.screen}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void submit(code)
      }}
    >
      <PageHeader title={message('account.factor.loginTitle')} />
      <p className={styles.quiet}>{message('account.factor.loginText')}</p>
      <FactorCode
        value={code}
        error={error}
        takesRecovery
        onValue={(typed) => {
          setCode(typed)
          forgetError()
        }}
        onComplete={(typed) => void submit(typed)}
      />
      {problem !== null && <Banner tone="danger">{problem}</Banner>}
      <Button type="submit" tone="action" fullWidth loading={isVerifying}>
        {message('account.factor.verify')}
      </Button>
      <Button fullWidth disabled={isVerifying} onClick={() => void leave()}>
        {message('account.factor.backToLogin')}
      </Button>
    </form>
  )
}
