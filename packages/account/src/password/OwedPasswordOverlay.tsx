import { OperatorError } from '@kit/sdk'
import { profileQuery } from '@kit/sdk/query'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useAccountServices, useLogin } from '../accountContext.ts'
import { useCompleteLogin } from '../session/useCompleteLogin.ts'

const PasswordSheet = lazy(() => import('./PasswordSheet.tsx'))

/**
 * The mandatory step of a login before the operator answers any other call: a second factor, which has a page
 * (AUTH-027), or a new password (AUTH-031).
 */
export function OwedPasswordOverlay() {
  const { site, isStepOwed } = useAccountServices()
  const { operator, navigate } = site
  const { client } = operator
  const login = useLogin()
  const isLoggedIn = login !== null
  const [transactionCode, setTransactionCode] = useState<string | null>(null)
  const { data: isOwed = false, error } = useQuery({
    ...profileQuery(client),
    enabled: isLoggedIn,
    select: ({ mustChangePassword }) => mustChangePassword,
  })
  const isRefused = error instanceof OperatorError && error.kind === 'unauthorized'
  const owesFactor = isRefused && (login?.owesSecondFactor || error.code === 'second-factor-due')
  useEffect(() => {
    if (owesFactor) navigate('/login-auth')
  }, [owesFactor, navigate])
  useCompleteLogin()
  const isShown = isLoggedIn && (isOwed || transactionCode !== null)
  useEffect(() => {
    isStepOwed.setState(isShown, true)
    return () => isStepOwed.setState(false, true)
  }, [isShown, isStepOwed])
  if (!isShown) return null
  return (
    <Suspense fallback={null}>
      <PasswordSheet transactionCode={transactionCode} onTransactionCode={setTransactionCode} />
    </Suspense>
  )
}
