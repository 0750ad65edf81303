import { profileQuery } from '@kit/sdk/query'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useAccountServices, useLogin } from '../accountContext.ts'

const OwedPasswordSheet = lazy(() => import('./OwedPasswordSheet.tsx'))

/** Opens while a new password is owed: the operator refuses everything else (AUTH-031). */
export function OwedPasswordOverlay() {
  const { client } = useAccountServices().site.operator
  const isLoggedIn = useLogin() !== null
  const [transactionCode, setTransactionCode] = useState<string | null>(null)
  const { data: isOwed = false } = useQuery({
    ...profileQuery(client),
    enabled: isLoggedIn,
    select: ({ mustChangePassword }) => mustChangePassword,
  })
  if (!isLoggedIn || !(isOwed || transactionCode !== null)) return null
  return (
    <Suspense fallback={null}>
      <OwedPasswordSheet transactionCode={transactionCode} onTransactionCode={setTransactionCode} />
    </Suspense>
  )
}
