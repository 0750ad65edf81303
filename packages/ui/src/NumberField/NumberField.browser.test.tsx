import '@kit/tokens'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { NumberField } from './index.ts'

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

function showField() {
  const onValueChange = vi.fn()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<NumberField label="Amount" onValueChange={onValueChange} />)
  return onValueChange
}
const field = page.getByRole('spinbutton', { name: 'Amount' })

it.each([
  ['1,85', 185n],
  ['2,5', 250n],
  ['1 000,5', 100_050n],
  ['1.234,5', null],
  ['1,00,000', 10_000_000n],
  ['२.५', 250n],
  ['٢٫٥', 250n],
  ['5/2', null],
  ["1'000", null],
])('reads %s the same when it is typed and when it is pasted', async (text, units) => {
  const onValueChange = showField()
  await userEvent.type(field, text)
  expect(onValueChange.mock.lastCall?.[0]).toBe(units)
  await field.fill('7')
  await field.fill(text)
  expect(onValueChange.mock.lastCall?.[0]).toBe(units)
})

it('keeps invalid text after the player leaves the field, so that it can be corrected', async () => {
  const onValueChange = showField()
  await field.fill('1.234,5')
  await userEvent.tab()
  await expect.element(field).toHaveValue('1.234,5')
  await field.fill('1.25')
  await userEvent.tab()
  await expect.element(field).toHaveValue('1.25')
  expect(onValueChange.mock.lastCall?.[0]).toBe(125n)
})
