import '@kit/tokens'
import type { CasinoGame } from '@kit/sdk/contract'
import { FlagsContext } from '@kit/sdk/react'
import { fakeSite, type FakeSiteOptions } from '@kit/shell/testing'
import { MessagesProvider, SiteLinkProvider } from '@kit/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { messages } from '../allMessages.ts'
import { CasinoContext } from '../casinoContext.ts'
import type { CasinoOptions } from '../casinoOptions.ts'

let root: Root | undefined

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

/** Renders a part of the casino in the page, on a fake site. */
export function showCasino(
  part: ReactNode,
  { casino = {}, ...options }: FakeSiteOptions & { casino?: CasinoOptions } = {},
) {
  const fake = fakeSite({ intents: ['login'], ...options })
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const element = document.createElement('div')
  document.body.append(element)
  root = createRoot(element)
  root.render(
    <QueryClientProvider client={queries}>
      <FlagsContext value={fake.site.flags}>
        <MessagesProvider locale="en-IN" messages={messages}>
          <SiteLinkProvider value={fake.site}>
            <CasinoContext value={{ site: fake.site, options: casino }}>{part}</CasinoContext>
          </SiteLinkProvider>
        </MessagesProvider>
      </FlagsContext>
    </QueryClientProvider>,
  )
  return { ...fake, queries }
}

export function closeCasino() {
  root?.unmount()
  document.body.replaceChildren()
}
