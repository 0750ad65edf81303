import '@kit/tokens'
import '@kit/tokens/brands/aurora'
import { MessagesProvider } from '@kit/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { messages } from './allMessages.ts'
import { betting } from './feature.tsx'
import { fakeSite } from './testing/fakeSite.tsx'

let root: Root | undefined
beforeAll(() => void Object.assign(document.documentElement.dataset, { brand: 'aurora', mode: 'dark' }))
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

it('SHELL-014 the Bet item of the bottom bar opens the slip of a player', async () => {
  const { bottomBar = [], overlays: [Overlay] = [], provider: Provider } = betting().setup(fakeSite())
  if (!Provider || !Overlay) throw new Error('betting brings no slip')
  await page.viewport(390, 844)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MessagesProvider locale="en-IN" messages={messages}>
        <Provider>
          <p>The page</p>
          <Overlay />
        </Provider>
      </MessagesProvider>
    </QueryClientProvider>,
  )
  await expect.element(page.getByText('The page')).toBeVisible()
  const sheet = page.getByRole('dialog', { name: 'Bet slip' })
  expect(sheet.query()).toBeNull()
  bottomBar.find(({ id }) => id === 'bet')?.onPress?.()
  await expect.element(sheet, { timeout: 10_000 }).toBeVisible()
  await expect.element(sheet.getByText('No Market Selected')).toBeVisible()
})
