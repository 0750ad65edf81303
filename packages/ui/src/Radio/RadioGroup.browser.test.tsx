import '@kit/tokens'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { SegmentedControl } from '../SegmentedControl/index.ts'
import { RadioGroup } from './index.ts'

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
  document.documentElement.dir = ''
})

it.each(['ltr', 'rtl'])('is no wider than its page in a form (%s)', async (dir) => {
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

it.each([
  [
    'lines',
    (onValueChange: (value: string) => void) => (
      <RadioGroup.Root label="Pay by" defaultValue="bank" onValueChange={onValueChange}>
        <RadioGroup.Option value="bank" label="Bank" />
        <RadioGroup.Option value="upi" label="UPI" />
      </RadioGroup.Root>
    ),
  ],
  [
    'segments',
    (onValueChange: (value: string) => void) => (
      <SegmentedControl.Root aria-label="Pay by" defaultValue="bank" onValueChange={onValueChange}>
        <SegmentedControl.Item value="bank">Bank</SegmentedControl.Item>
        <SegmentedControl.Item value="upi">UPI</SegmentedControl.Item>
      </SegmentedControl.Root>
    ),
  ],
])('selects once per arrow key, however short or long the press (%s)', async (_, drawn) => {
  const received = vi.fn<(value: string) => void>()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(drawn(received))
  const [bank, upi] = [page.getByRole('radio', { name: 'Bank' }), page.getByRole('radio', { name: 'UPI' })]
  await expect.element(bank).toBeVisible()
  const press = (key: string, ...kinds: string[]) => {
    for (const kind of kinds)
      document.activeElement!.dispatchEvent(new KeyboardEvent(kind, { key, bubbles: true, cancelable: true }))
  }
  bank.element().focus()
  // The key is released before the focus has moved.
  press('ArrowDown', 'keydown', 'keyup')
  await expect.element(upi).toBeChecked()
  press('ArrowUp', 'keydown')
  await expect.element(bank).toBeChecked()
  press('ArrowUp', 'keyup')
  expect(received.mock.calls).toEqual([['upi'], ['bank']])
  // Focus without an arrow key selects nothing.
  upi.element().focus()
  await new Promise((resolve) => setTimeout(resolve, 20))
  await expect.element(bank).toBeChecked()
})
