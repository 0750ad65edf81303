import type { UserType } from '@kit/sdk/contract'
import { FlagsContext } from '@kit/sdk/react'
import { fakeSite, type FakeSiteOptions } from '@kit/shell/testing'
import { MessagesProvider, SiteLinkProvider } from '@kit/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { Decorator } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { messages } from '../allMessages.ts'
import { StaffContext } from '../staffContext.ts'

export type FakeStaffOptions = FakeSiteOptions & { userType?: UserType }

export function staffParts({ userType = 'agent', ...options }: FakeStaffOptions = {}) {
  const fake = fakeSite({ login: { token: 't', userType }, pages: ['/open-bets'], ...options })
  return { ...fake, queries: new QueryClient({ defaultOptions: { queries: { retry: false } } }) }
}

export function FakeStaff({
  parts: { site, queries },
  children,
}: {
  parts: ReturnType<typeof staffParts>
  children: ReactNode
}) {
  return (
    <QueryClientProvider client={queries}>
      <FlagsContext value={site.flags}>
        <MessagesProvider locale="en-IN" messages={messages}>
          <SiteLinkProvider value={site}>
            <StaffContext value={site}>{children}</StaffContext>
          </SiteLinkProvider>
        </MessagesProvider>
      </FlagsContext>
    </QueryClientProvider>
  )
}

function OnFakeStaff({ options, children }: { options: FakeStaffOptions; children: ReactNode }) {
  const [parts] = useState(() => staffParts(options))
  return <FakeStaff parts={parts}>{children}</FakeStaff>
}

export const onFakeStaff = (options: FakeStaffOptions = {}): { decorators: Decorator[] } => ({
  decorators: [
    (Story) => (
      <OnFakeStaff options={options}>
        <Story />
      </OnFakeStaff>
    ),
  ],
})
