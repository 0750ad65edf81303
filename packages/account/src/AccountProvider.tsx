import { useMemo, type ReactNode } from 'react'
import { AccountContext, type Account } from './accountContext.ts'

/** Gives the account's parts their site. */
export function AccountProvider({ site, options, children }: Account & { children: ReactNode }) {
  const account = useMemo(() => ({ site, options }), [site, options])
  return <AccountContext value={account}>{children}</AccountContext>
}
