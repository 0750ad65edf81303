import '@kit/tokens'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { RadioGroup } from './index.ts'

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
  document.documentElement.dir = ''
})

it.each(['ltr', 'rtl'])('in a form it is no wider than its page (%s)', async (dir) => {
  document.documentElement.dir = dir
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <form>
      <RadioGroup.Root label="Pay by">
        <RadioGroup.Option value="bank" label="Bank" />
        <RadioGroup.Card value="upi" label="UPI" />
      </RadioGroup.Root>
    </form>,
  )
  await expect.element(page.getByRole('radio', { name: 'UPI' })).toBeVisible()
  expect(document.querySelectorAll('input[type="radio"]')).toHaveLength(2)
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
})
