import { aurora } from '@kit/tokens/brands/aurora'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { ReactNode } from 'react'
import { Button, Popover, Theme } from '../index.ts'
import { resetThemeCheck } from './useThemeCheck.ts'

let unmount = () => {}
const warn = vi.spyOn(console, 'warn')

beforeEach(() => {
  resetThemeCheck()
  warn.mockReset()
})
afterEach(() => unmount())

function show(content: ReactNode) {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  flushSync(() => root.render(content))
  unmount = () => {
    root.unmount()
    container.remove()
  }
}

const texts = () => warn.mock.calls.map(([text]) => String(text)).filter((text) => text.startsWith('@kit/ui'))
const colourOf = (value: string, element: Element) => {
  const probe = element.appendChild(document.createElement('i'))
  probe.style.background = value
  const { backgroundColor } = getComputedStyle(probe)
  probe.remove()
  return backgroundColor
}

it('gives a styled button with one brand and one provider', async () => {
  show(
    <Theme brand={aurora} mode="dark">
      <Button tone="accent">Place bets</Button>
    </Theme>,
  )
  const button = page.getByRole('button', { name: 'Place bets' }).element()
  const accent = getComputedStyle(button).getPropertyValue('--kit-color-accent')
  expect(accent).not.toBe('')
  expect(getComputedStyle(button).backgroundColor).toBe(colourOf(accent, document.body))
  expect(getComputedStyle(button).fontFamily).toContain('Inter')
  await new Promise((done) => setTimeout(done, 200))
  expect(texts()).toEqual([])
})

it('uses the brand’s mode by default, and themes the overlays of its content', async () => {
  show(
    <Theme brand={{ ...aurora, followsDevice: false, defaultMode: 'light' }} data-testid="theme">
      <Popover.Root defaultOpen>
        <Popover.Trigger>More</Popover.Trigger>
        <Popover.Content aria-label="Opened">Opened</Popover.Content>
      </Popover.Root>
    </Theme>,
  )
  const theme = page.getByTestId('theme')
  await expect.element(theme).toHaveAttribute('data-mode', 'light')
  await expect.element(theme.getByRole('dialog', { name: 'Opened' })).toBeVisible()
})

it('warns once in development about components without a theme, and names the provider', async () => {
  show(<Button>Place bets</Button>)
  await vi.waitFor(() => expect(texts()).toHaveLength(1))
  expect(texts()[0]).toContain('<Theme brand={…}>')
  unmount()
  show(<Button>Place bets</Button>)
  await new Promise((done) => setTimeout(done, 200))
  expect(texts()).toHaveLength(1)
})

it('warns about a brand whose CSS is not loaded, and names the import', async () => {
  show(
    <Theme brand="harbour" mode="dark">
      <Button>Place bets</Button>
    </Theme>,
  )
  await vi.waitFor(() => expect(texts()).toHaveLength(1))
  expect(texts()[0]).toContain('harbour')
  expect(texts()[0]).toContain('CSS')
})
