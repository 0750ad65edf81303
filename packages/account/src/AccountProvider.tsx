import { useMemo, type ReactNode } from 'react'
import { AccountContext, type AccountServices } from './accountContext.ts'

export function AccountProvider({
  site,
  options,
  loginRequest,
  panel,
  temporaryPassword,
  children,
}: AccountServices & { children: ReactNode }) {
  const services = useMemo(
    () => ({ site, options, loginRequest, panel, temporaryPassword }),
    [site, options, loginRequest, panel, temporaryPassword],
  )
  return <AccountContext value={services}>{children}</AccountContext>
}
