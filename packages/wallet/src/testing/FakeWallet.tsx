import type { Operator } from '@kit/sdk'
import { FlagsContext } from '@kit/sdk/react'
import { fakeSite, pageOf, type FakeSiteOptions } from '@kit/shell/testing'
import { MessagesProvider, SiteLinkProvider } from '@kit/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { messages } from '../allMessages.ts'
import { createDepositServices, DepositContext, type DepositServices } from '../deposit/depositContext.ts'
import { browserPorts, DepositPortsContext, type DepositPorts } from '../deposit/depositPorts.ts'
import { WalletContext } from '../walletContext.ts'
import { createWithdrawServices, WithdrawContext } from '../withdraw/withdrawContext.ts'
import { bankAccount, payoutAccount, payoutMethods } from './samples.ts'

export interface FakeWalletOptions extends Omit<FakeSiteOptions, 'login'> {
  /** Payment hosts in addition to the site's own host. */
  paymentHosts?: readonly string[]
  operator?: Operator
  ports?: Partial<DepositPorts>
}

/** Services of a logged-in player with two payout accounts. */
export type FakeWalletParts = ReturnType<typeof fakeSite> & { deposit: DepositServices; queries: QueryClient }

function partsOf({
  paymentHosts = [],
  operator,
  ...options
}: Omit<FakeWalletOptions, 'ports'>): FakeWalletParts {
  const fake = fakeSite({
    pages: ['/transaction', '/open-bets', '/events', '/deposit'],
    ...options,
    login: { token: 't', userType: 'user' },
    answers: {
      listPaymentAccounts: () => [bankAccount, payoutAccount()],
      listPayoutMethods: () => payoutMethods,
      listWithdrawals: () => pageOf([]),
      listDeposits: () => pageOf([]),
      listTransactions: () => pageOf([]),
      logPaymentAccount: () => ({}),
      ...options.answers,
    },
  })
  return {
    ...fake,
    site: operator ? { ...fake.site, operator } : fake.site,
    deposit: createDepositServices(paymentHosts, []),
    queries: new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } } }),
  }
}

export interface FakeWalletProps extends FakeWalletOptions {
  onParts?: (parts: FakeWalletParts) => void
  children: ReactNode
}

export function FakeWallet({ onParts, ports, children, ...options }: FakeWalletProps) {
  const [{ site, deposit, withdraw, queries }] = useState(() => {
    const parts = partsOf(options)
    onParts?.(parts)
    return { ...parts, withdraw: createWithdrawServices() }
  })
  return (
    <QueryClientProvider client={queries}>
      <FlagsContext value={site.flags}>
        <MessagesProvider locale="en-IN" messages={messages}>
          <SiteLinkProvider value={site}>
            <WalletContext value={site}>
              <DepositContext value={deposit}>
                <WithdrawContext value={withdraw}>
                  <DepositPortsContext value={{ ...browserPorts, ...ports }}>{children}</DepositPortsContext>
                </WithdrawContext>
              </DepositContext>
            </WalletContext>
          </SiteLinkProvider>
        </MessagesProvider>
      </FlagsContext>
    </QueryClientProvider>
  )
}
