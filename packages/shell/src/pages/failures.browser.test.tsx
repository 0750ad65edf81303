import { OperatorError } from '@kit/sdk'
import { QueryObserver } from '@tanstack/react-query'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createStore } from 'zustand/vanilla'
import type { Feature } from '../feature.ts'
import { closeSite, landing, openSite } from '../testing/openSite.tsx'

afterEach(closeSite)

const gone = new TypeError('Failed to fetch dynamically imported module: /a.js')

let isBroken = true
function BreaksOnce() {
  const [value] = useState('mended')
  if (isBroken) throw new Error('broken for the test')
  return <h1>{value}</h1>
}

const breaking: Feature = {
  name: 'breaking',
  messages: {},
  setup: () => ({ routes: [{ path: '/broken', load: async () => ({ default: BreaksOnce }) }] }),
}

it('SHELL-111 SHELL-112 ERR-013 ERR-014 replaces what broke by a panel, keeps the rest, and mends on Try again', async () => {
  isBroken = true
  openSite({ path: '/broken', features: [breaking] })
  const panel = page.getByRole('alert')
  await expect.element(panel.getByText('Something went wrong.')).toBeVisible()
  await expect.element(panel.getByText('Unexpected error occurred. Please reload the page.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Testbrand, home' })).toBeVisible()
  isBroken = false
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.element(page.getByRole('heading', { name: 'mended' })).toBeVisible()
})

const failedUrl = 'A network or application error occurred. Failed URL: https://site.test/api/user/points'

it('ERR-012 says which address failed when nobody waited for it, and of other errors nothing', async () => {
  const { reject } = openSite()
  const error = new OperatorError('unreachable', 'No connection')
  error.url = 'https://site.test/api/user/points'
  reject(new Error('of another kind'))
  reject(error)
  await expect.element(page.getByText(failedUrl)).toBeVisible()
  await expect.element(page.getByText('of another kind')).not.toBeInTheDocument()
})

it('SHELL-112 reloads the whole page on Try again if a chunk is missing', async () => {
  const missing: Feature = {
    name: 'missing',
    messages: {},
    setup: () => ({
      routes: [
        {
          path: '/gone',
          load: () => Promise.reject(gone),
        },
      ],
    }),
  }
  const { seen, isOnline } = openSite({ path: '/gone', features: [missing] })
  const retry = page.getByRole('button', { name: 'Try again' })
  await userEvent.click(retry)
  await expect.poll(() => seen.reloads).toBe(1)

  isOnline.setState(false, true)
  await expect.element(page.getByText(/^This part of the page needs a connection/)).toBeVisible()
  await userEvent.click(retry)
  await expect.element(retry).toBeVisible()
  expect(seen.reloads).toBe(1)
})

it('fills the screen while a page is loaded: the site’s foot does not jump away when the page is there', async () => {
  const slow: Feature = {
    name: 'slow',
    messages: {},
    setup: () => ({ routes: [{ path: '/slow', load: () => new Promise(() => {}) }] }),
  }
  openSite({ path: '/slow', features: [slow] })
  const loading = page.getByRole('main').getByRole('status')
  await expect.element(loading).toBeVisible()
  expect(loading.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(innerHeight)
})

it('never reloads the page for a missing part while the site cannot be reached', async () => {
  const { missPart, seen, isOnline } = openSite()
  isOnline.setState(false, true)
  missPart(gone)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(seen.reloads).toBe(0)

  isOnline.setState(true, true)
  missPart(gone)
  await expect.poll(() => seen.reloads).toBe(1)
})

it('never reloads the page for a missing part while an order has no answer', async () => {
  const isOrdering = createStore<boolean>(() => true)
  const ordering: Feature = { name: 'ordering', messages: {}, setup: () => ({ isBusy: isOrdering }) }
  const { missPart, seen } = openSite({ features: [ordering] })
  missPart(gone)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(seen.reloads).toBe(0)

  isOrdering.setState(false, true)
  missPart(gone)
  await expect.poll(() => seen.reloads).toBe(1)
})

it('reads again three times when no usable answer came, and not at all after a refusal or during maintenance', () => {
  const { retry } = openSite().site.queryClient.getDefaultOptions().queries ?? {}
  const triesAfter = (error: Error) =>
    Array.from(
      { length: 10 },
      (_, failures) => typeof retry === 'function' && retry(failures, error),
    ).indexOf(false)
  expect(triesAfter(new OperatorError('unreachable', 'offline'))).toBe(3)
  expect(triesAfter(new OperatorError('refused', 'broken', { status: 500 }))).toBe(3)
  expect(triesAfter(new OperatorError('refused', 'no', { status: 400 }))).toBe(0)
  expect(triesAfter(new OperatorError('maintenance', 'away', { status: 503 }))).toBe(0)
})

it('does not try again without a connection, and reads what failed when it is back', async () => {
  const { site, isOnline } = openSite()
  await expect.element(landing).toBeVisible()
  isOnline.setState(false, true)
  let isBack = false
  let asked = 0
  const watched = new QueryObserver(site.queryClient, {
    queryKey: ['read'],
    queryFn: async () => {
      asked += 1
      if (!isBack) throw new OperatorError('unreachable', 'offline')
      return 'here'
    },
  })
  const stop = watched.subscribe(() => {})
  await expect.poll(() => watched.getCurrentResult().isError).toBe(true)
  expect(asked).toBe(1)
  isBack = true
  isOnline.setState(true, true)
  window.dispatchEvent(new Event('offline'))
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => watched.getCurrentResult().data).toBe('here')
  stop()
})

it('keeps the landing page for visitors when the configuration cannot be read', async () => {
  openSite({ configure: () => Promise.reject(new OperatorError('unreachable', 'offline')) })
  await expect.element(landing).toBeVisible()
})
