import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { MessagesProvider, useMessage } from './MessagesProvider.tsx'

function Layout({ children }: { children: ReactNode }) {
  useMessage()
  return <Suspense fallback={<i>Placeholder</i>}>{children}</Suspense>
}

it('keeps a prerendered section while its code loads, even if the plural format loads first', async () => {
  let bring = (_part: { default: ComponentType }) => {}
  const Part = lazy(() => new Promise<{ default: ComponentType }>((resolve) => (bring = resolve)))
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = '<!--$--><p>The part</p><!--/$-->'
  const part = container.querySelector('p')
  const errors: unknown[] = []
  const root = hydrateRoot(
    container,
    <MessagesProvider locale="en" messages={{ count: '{count, plural, one {# bet} other {# bets}}' }}>
      <Layout>
        <Part />
      </Layout>
    </MessagesProvider>,
    { onRecoverableError: (error) => void errors.push(error) },
  )
  await import('./richWords.ts')
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(container.textContent).toBe('The part')
  bring({ default: () => <p>The part</p> })
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(container.querySelector('p')).toBe(part)
  expect(errors).toEqual([])
  root.unmount()
  container.remove()
})
