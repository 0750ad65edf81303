import type { CasinoGame } from '@kit/sdk/contract'
import { FlagsContext } from '@kit/sdk/react'
import { fakeSite, type FakeSiteOptions } from '@kit/shell/testing'
import { MessagesProvider, SiteLinkProvider } from '@kit/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { messages } from '../allMessages.ts'
import { CasinoContext } from '../casinoContext.ts'
import type { CasinoOptions } from '../casinoOptions.ts'

export const game = (more: Partial<CasinoGame> = {}): CasinoGame => ({
  id: '1003',
  code: 'kite',
  name: 'Kite',
  kind: 'crash',
  menus: [],
  provider: 'sandboxGames',
  subProvider: 'Sky House',
  picture: '',
  pictureSet: '',
  pictureColour: '',
  min: 1000n,
  max: 1_000_000n,
  ...more,
})

export type FakeCasinoOptions = FakeSiteOptions & { casino?: CasinoOptions }

export function casinoParts({ casino = {}, ...options }: FakeCasinoOptions = {}) {
  const fake = fakeSite({ intents: ['login'], ...options })
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return { ...fake, queries, casino }
}

export function CasinoParts({
  parts: { site, queries, casino },
  children,
}: {
  parts: ReturnType<typeof casinoParts>
  children: ReactNode
}) {
  return (
    <QueryClientProvider client={queries}>
      <FlagsContext value={site.flags}>
        <MessagesProvider locale="en-IN" messages={messages}>
          <SiteLinkProvider value={site}>
            <CasinoContext value={{ site, options: casino }}>{children}</CasinoContext>
          </SiteLinkProvider>
        </MessagesProvider>
      </FlagsContext>
    </QueryClientProvider>
  )
}

export function FakeCasino({ children, ...options }: FakeCasinoOptions & { children: ReactNode }) {
  const [parts] = useState(() => casinoParts(options))
  return <CasinoParts parts={parts}>{children}</CasinoParts>
}
