import { MessagesProvider } from '@kit/ui'
import { fakeSite } from '@kit/shell/testing'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { messages } from '../../../allMessages.ts'
import { BettingSiteContext } from '../../../site/siteContext.ts'
import { createBetting } from '../../../createBetting.ts'
import { NotEnoughPoints } from './NotEnoughPoints.tsx'

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

function show(intents: readonly 'deposit'[]) {
  const { site, seen } = fakeSite({ intents })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <MessagesProvider locale="en-IN" messages={messages}>
      <BettingSiteContext value={createBetting(site)}>
        <NotEnoughPoints short={12_050n} stakes={null} />
      </BettingSiteContext>
    </MessagesProvider>,
  )
  return seen
}

const deposit = page.getByRole('button', { name: 'Deposit' })

it('offers to deposit the missing points if a feature of the site supports deposits', async () => {
  const seen = show(['deposit'])
  await deposit.click()
  expect(seen.intents).toEqual([['deposit', { amount: 12_050n }]])
})

it('offers no deposit if no feature supports it', async () => {
  show([])
  await expect.element(page.getByText('You are 120.50 points short for this bet.')).toBeVisible()
  await expect.element(deposit).not.toBeInTheDocument()
})
