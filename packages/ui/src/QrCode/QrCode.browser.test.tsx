import '@kit/tokens'
import '@kit/tokens/brands/aurora'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { QrCode } from './QrCode.tsx'

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

it('BET-060 is 136 px by default, a square of dark modules on white', async () => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<QrCode value="upi://pay?pa=aurora@bank&am=500.00&cu=INR" label="Pay 500 by UPI" />)
  const code = page.getByRole('img', { name: 'Pay 500 by UPI' })
  await expect.element(code).toBeVisible()
  const drawing = code.element().querySelector('svg')
  const { width, height } = drawing?.getBoundingClientRect() ?? {}
  expect([width, height]).toEqual([136, 136])
  // The drawing has one row per line of modules; a code of this length has more than twenty.
  expect(drawing?.viewBox.baseVal.width).toBeGreaterThan(20)
  const fills = Array.from(drawing?.querySelectorAll('path') ?? [], (path) => path.getAttribute('fill'))
  expect(fills).toEqual(['#FFFFFF', '#000000'])
})
