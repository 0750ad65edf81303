import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import type { MessageId } from './catalogue.ts'
import { MessagesProvider, MoreMessages, useMessage } from './MessagesProvider.tsx'

function Said({ id }: { id: string }) {
  return useMessage()(id as MessageId, { name: 'Aurora' })
}

const site = { 'site.hello': 'Welcome to {name}', 'late.title': 'The brand’s own title' }
const late = { 'late.title': 'Markets', 'late.count': 'Of {name}' }

function drawn(children: ReactNode): string {
  const container = document.createElement('div')
  let failure = ''
  const root = createRoot(container, { onUncaughtError: (error) => void (failure = String(error)) })
  flushSync(() => root.render(children))
  const text = container.textContent
  root.unmount()
  return failure || text
}

const said = (children: ReactNode) =>
  drawn(
    <MessagesProvider locale="en" messages={site} onMissing={() => undefined}>
      {children}
    </MessagesProvider>,
  )

const part = (id: string) => (
  <MoreMessages messages={late}>
    <Said id={id} />
  </MoreMessages>
)

it('adds the messages of a lazy chunk to those of the site', () => {
  expect(said(<Said id="late.count" />)).toBe('late.count')
  expect(said(part('late.count'))).toBe('Of Aurora')
  expect(said(part('site.hello'))).toBe('Welcome to Aurora')
})

it('lets the brand override every message', () =>
  expect(said(part('late.title'))).toBe('The brand’s own title'))

it('reports a missing provider', () =>
  expect(drawn(part('late.title'))).toContain('MoreMessages must be rendered inside MessagesProvider'))
