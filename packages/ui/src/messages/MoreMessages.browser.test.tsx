import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MessagesProvider, MoreMessages, useMessage } from './MessagesProvider.tsx'

function Said({ id }: { id: string }) {
  return useMessage()(id, { name: 'Aurora' })
}

const site = { 'site.hello': 'Welcome to {name}', 'late.title': 'The brand’s own title' }
const late = { 'late.title': 'Markets', 'late.count': 'Of {name}' }

const said = (children: ReactNode) =>
  renderToString(
    <MessagesProvider locale="en" messages={site} onMissing={() => undefined}>
      {children}
    </MessagesProvider>,
  )

it('adds the words of a late part to those of the site', () => {
  expect(said(<Said id="late.count" />)).toBe('late.count')
  const part = (id: string) => (
    <MoreMessages messages={late}>
      <Said id={id} />
    </MoreMessages>
  )
  expect(said(part('late.count'))).toBe('Of Aurora')
  expect(said(part('site.hello'))).toBe('Welcome to Aurora')
})

it('leaves the last word to the brand', () => {
  const part = (
    <MoreMessages messages={late}>
      <Said id="late.title" />
    </MoreMessages>
  )
  expect(said(part)).toBe('The brand’s own title')
})

it('says who forgot the provider', () =>
  expect(() => renderToString(<MoreMessages messages={late}>{null}</MoreMessages>)).toThrow(
    'MoreMessages is used outside a MessagesProvider',
  ))
