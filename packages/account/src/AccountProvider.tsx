import { useMemo, type ReactNode } from 'react'
import { AccountContext, type AccountServices } from './accountContext.ts'

export function AccountProvider({
  site,
  options,
  loginRequest,
  panel,
  temporaryPassword,
  isStepOwed,
  children,
}: AccountServices & { children: ReactNode }) {
  const services = useMemo(
    () => ({ site, options, loginRequest, panel, temporaryPassword, isStepOwed }),
    [site, options, loginRequest, panel, temporaryPassword, isStepOwed],
  )
  return <AccountContext value={services}>{children}</AccountContext>
}
