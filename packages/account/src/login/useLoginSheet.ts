import { useMessage } from '@kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useAccountServices } from '../accountContext.ts'
import { startDemo } from '../demo/startDemo.ts'
import { keepLoginReturn } from '../second-factor/loginReturn.ts'
import { knowsPasskeys } from '../passkeys/askAuthenticator.ts'
import { appCredentials } from './appCredentials.ts'
import { holdUser } from './holdUser.ts'
import type { LoginWork } from './LoginForm.tsx'
import { logInPlayer, type Credentials, type LoginOutcome } from './logInPlayer.ts'
import { rememberedNameKey } from './rememberedName.ts'
import { returnPath } from './returnPath.ts'

export function useLoginSheet() {
  const { site, options, loginRequest, panel, temporaryPassword } = useAccountServices()
  const message = useMessage()
  const queryClient = useQueryClient()
  const [work, setWork] = useState<LoginWork>('idle')
  const [problem, setProblem] = useState<string | null>(null)
  // State updates on the next render; the ref also blocks a second click in the same frame.
  const isRunning = useRef(false)

  // A demo requested elsewhere runs without the sheet; the sheet shows only its failure.
  const fail = (words: string) => {
    setProblem(words)
    loginRequest.setState({ ...loginRequest.getState(), step: 'login' }, true)
  }

  const finish = (outcome: LoginOutcome, { isDemo, isByCode }: { isDemo: boolean; isByCode: boolean }) => {
    if (outcome.state === 'cancelled') return
    if (outcome.state === 'notPlayer') return fail(message('account.login.notPlayer'))
    if (outcome.state === 'refused') {
      return fail(isDemo ? message('account.demo.failed') : outcome.message)
    }
    const { user, owesSecondFactor } = outcome
    if (owesSecondFactor) {
      // The operator answers no other call before the second step (AUTH-027).
      keepLoginReturn(site.tabStorage, returnPath(loginRequest.getState()?.returnTo))
      loginRequest.setState(null, true)
      return site.navigate('/login-auth')
    }
    holdUser(queryClient, user)
    const path = returnPath(loginRequest.getState()?.returnTo)
    loginRequest.setState(null, true)
    if (isByCode) panel.setState({ kind: 'phoneVerified' }, true)
    if (!user.mustChangePassword) site.toast(message('account.login.success'), 'success')
    site.navigate(path)
  }

  const run = async (next: LoginWork, attempt: () => Promise<LoginOutcome>, isByCode = false) => {
    if (isRunning.current) return
    isRunning.current = true
    setWork(next)
    setProblem(null)
    try {
      finish(await attempt(), { isDemo: next === 'startingDemo', isByCode })
    } catch (error) {
      site.onError(error, 'login')
      fail(message('account.demo.failed'))
    } finally {
      isRunning.current = false
      setWork('idle')
    }
  }

  const logIn = (credentials: Credentials) => {
    if (credentials.isRemembered) site.storage.setItem(rememberedNameKey, credentials.userName)
    else site.storage.removeItem(rememberedNameKey)
    void run('loggingIn', async () => {
      const outcome = await logInPlayer(site.operator, credentials, {
        mayBeStaff: site.flags.get('auth.allowStaffLogin'),
      })
      if (outcome.state !== 'loggedIn') return outcome
      const { userName, password, isRemembered } = credentials
      const app = appCredentials({ site, options })
      if (outcome.user.mustChangePassword) temporaryPassword.setState(password, true)
      else if (isRemembered) void app.write({ userName, password })
      else void app.remove()
      return outcome
    })
  }
  const logInByCode = ({ phone, otp }: { phone: string; otp: string }) => {
    const mayBeStaff = site.flags.get('auth.allowStaffLogin')
    // A random password, so that an operator that checks it anyway cannot accept it (AUTH-021).
    const credentials = { userName: phone, password: site.randomUUID(), otp, isRemembered: false }
    void run('loggingIn', () => logInPlayer(site.operator, credentials, { mayBeStaff }), true)
  }
  const logInWithPasskey = () =>
    void run('askingPasskey', async () => {
      const { logInByPasskey } = await import('./logInByPasskey.ts')
      return logInByPasskey(site.operator, { mayBeStaff: site.flags.get('auth.allowStaffLogin') })
    })
  const tryDemo = () =>
    void run('startingDemo', () =>
      startDemo(site.operator, {
        now: site.now,
        randomUUID: site.randomUUID,
        fullName: options.demoFullName,
        whiteLabelId: site.flags.get('auth.demo.whiteLabelId') ?? site.operator.whiteLabelId(),
      }),
    )

  const startsWithDemo = loginRequest.getState()?.step === 'demo' && options.demo
  const begin = useRef(tryDemo)
  const hasBegun = useRef(false)
  useEffect(() => {
    if (!startsWithDemo || hasBegun.current) return
    hasBegun.current = true
    begin.current()
  }, [startsWithDemo])

  return {
    work,
    problem,
    isOpen: !startsWithDemo,
    logIn,
    logInByCode,
    logInWithPasskey: options.passkeys && knowsPasskeys() ? logInWithPasskey : undefined,
    tryDemo: options.demo ? tryDemo : undefined,
    forgetProblem: () => setProblem(null),
  }
}
