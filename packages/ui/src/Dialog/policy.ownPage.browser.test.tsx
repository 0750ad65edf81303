import '@kit/tokens'
import '@kit/tokens/brands/aurora'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Button } from '../Button/index.ts'
import { createToastQueue, Toasts } from '../Toast/index.ts'
import { Sheet } from './index.ts'

it('violates no strict Content-Security-Policy while a sheet opens and closes and a toast is announced', async () => {
  // A running page can only tighten its policy. From here on it refuses inline styles, so no other test may share it.
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = "style-src-elem 'self'; style-src-attr 'none'; object-src 'none'"
  const broken: string[] = []
  document.addEventListener('securitypolicyviolation', (event) => broken.push(event.violatedDirective))
  document.head.append(policy)
  const queue = createToastQueue()
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <>
      <Sheet.Root>
        <Sheet.Trigger asChild>
          <Button>Login</Button>
        </Sheet.Trigger>
        <Sheet.Content title="Welcome" labels={{ close: 'Close' }}>
          <input aria-label="User Name" data-initial-focus />
        </Sheet.Content>
      </Sheet.Root>
      <Toasts queue={queue} labels={{ region: 'Messages', close: 'Close message' }} />
    </>,
  )
  await page.getByRole('button', { name: 'Login' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  queue.show('Login Successful')
  await expect.element(page.getByText('Login Successful').first()).toBeVisible()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
  // Proves that the listener works: this element must be refused.
  const forbidden = document.createElement('style')
  forbidden.textContent = 'p { color: red }'
  document.head.append(forbidden)
  await vi.waitFor(() => expect(broken).toEqual(['style-src-elem']))
  root.unmount()
})
