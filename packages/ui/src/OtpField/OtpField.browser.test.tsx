import '@kit/tokens'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { OtpField } from './index.ts'

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

function showField(typed = '') {
  const onComplete = vi.fn()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<OtpField label="Code" defaultValue={typed} onComplete={onComplete} />)
  return onComplete
}
const field = page.getByRole('textbox', { name: 'Code' })

function paste(text: string) {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', text)
  field
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

it.each([
  ['', 'Dear customer, valid for 10 mins. 482913 is your one-time code.'],
  ['48', '482913'],
  ['48', 'BH-7731: 482913 is your code'],
  ['104829', '482-913'],
  ['1048', 'Your code is ४८२९१३\n1800 200 3344'],
])('AUTH-017 after %j pasting %j gives its code, once', async (typed, message) => {
  const onComplete = showField(typed)
  await field.click()
  paste(message)
  await expect.element(field).toHaveValue('482913')
  expect(onComplete.mock.calls).toEqual([['482913']])
})

it('AUTH-017 REG-009 appends a part of a code, ignores a message without one, and fills up to six boxes with digits', async () => {
  showField('48')
  await field.click()
  paste('29')
  await expect.element(field).toHaveValue('4829')
  paste('Call 7712345')
  await expect.element(field).toHaveValue('4829')
  paste('12 34-5678')
  await expect.element(field).toHaveValue('123456')
})

it("AUTH-017 replaces typed digits with the phone's suggestion, and allows deleting digits", async () => {
  const onComplete = showField('48')
  await field.fill('482913')
  await expect.element(field).toHaveValue('482913')
  expect(onComplete.mock.calls).toEqual([['482913']])
  await userEvent.keyboard('{Backspace}{Backspace}')
  await expect.element(field).toHaveValue('4829')
  await field.fill('')
  await field.fill('110022')
  await expect.element(field).toHaveValue('110022')
})
