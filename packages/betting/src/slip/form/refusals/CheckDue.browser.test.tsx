import { MessagesProvider } from '@kit/ui'
import { fakeSite } from '@kit/shell/testing'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { messages } from '../../../allMessages.ts'
import { BettingSiteContext } from '../../../site/siteContext.ts'
import { createBetting } from '../../../createBetting.ts'
import { CheckDue } from './CheckDue.tsx'

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

it('says that a bet waits for the reality check, and shows the check if a feature of the site provides it', async () => {
  const { site, seen } = fakeSite({ intents: ['care.check'] })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <MessagesProvider locale="en-IN" messages={messages}>
      <BettingSiteContext value={createBetting(site)}>
        <CheckDue />
      </BettingSiteContext>
    </MessagesProvider>,
  )
  await expect.element(page.getByText(/^Your bet was not placed. Read your activity/)).toBeVisible()
  await page.getByRole('button', { name: 'See it now' }).click()
  expect(seen.intents).toEqual([['care.check', {}]])
})
