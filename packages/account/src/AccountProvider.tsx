import { useMemo, type ReactNode } from 'react'
import { AccountContext, type AccountServices } from './accountContext.ts'

export function AccountProvider({
  site,
  options,
  loginRequest,
  temporaryPassword,
  children,
}: AccountServices & { children: ReactNode }) {
  const services = useMemo(
    () => ({ site, options, loginRequest, temporaryPassword }),
    [site, options, loginRequest, temporaryPassword],
  )
  return <AccountContext value={services}>{children}</AccountContext>
}
