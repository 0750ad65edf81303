import { useMemo, type ReactNode } from 'react'
import { AccountContext, type Account } from './accountContext.ts'
import { useBalanceRefresh } from './balance/useBalanceRefresh.ts'

/** Gives the account's parts their site, and keeps the balance fresh. */
export function AccountProvider({ site, options, children }: Account & { children: ReactNode }) {
  useBalanceRefresh(site.operator)
  const account = useMemo(() => ({ site, options }), [site, options])
  return <AccountContext value={account}>{children}</AccountContext>
}
