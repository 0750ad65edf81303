import { useMemo, type ReactNode } from 'react'
import { AccountContext, type AccountServices } from './accountContext.ts'

export function AccountProvider({
  site,
  options,
  loginRequest,
  children,
}: AccountServices & { children: ReactNode }) {
  const services = useMemo(() => ({ site, options, loginRequest }), [site, options, loginRequest])
  return <AccountContext value={services}>{children}</AccountContext>
}
