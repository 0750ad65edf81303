import '@kit/tokens'
import { aurora } from '@kit/tokens/brands/aurora'
import { useState } from 'react'
import { createRoot, type Root as ReactRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../Button/index.ts'
import { Dialog, Sheet } from './index.ts'

let root: ReactRoot
let place: HTMLElement

beforeEach(() => {
  document.documentElement.dataset['brand'] = aurora.name
  document.documentElement.dataset['mode'] = 'dark'
  place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
})
afterEach(() => {
  root.unmount()
  place.remove()
})

const sheet = (
  <>
    <p>The page</p>
    <Sheet.Root>
      <Sheet.Trigger asChild>
        <Button>Login</Button>
      </Sheet.Trigger>
      <Sheet.Content title="Welcome" labels={{ close: 'Close' }}>
        <input aria-label="User Name" data-initial-focus />
      </Sheet.Content>
    </Sheet.Root>
  </>
)

it('focuses the marked field first and writes no style element, so that a strict style-src holds', async () => {
  const styles = () => document.querySelectorAll('style, link[rel="stylesheet"]').length
  root.render(sheet)
  await expect.element(page.getByRole('button', { name: 'Login' })).toBeVisible()
  const before = styles()
  await page.getByRole('button', { name: 'Login' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Welcome' })).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'User Name' })).toHaveFocus()
  expect(styles()).toBe(before)
})

it("locks the page's scrolling while open, also with a dialog over a sheet, and unlocks it after the last", async () => {
  root.render(
    <Sheet.Root defaultOpen>
      <Sheet.Content title="Slip" labels={{ close: 'Close slip' }}>
        <Dialog.Root>
          <Dialog.Trigger asChild>
            <Button>Place Bet</Button>
          </Dialog.Trigger>
          <Dialog.Content title="Confirm" labels={{ close: 'Close confirm' }}>
            Sure?
          </Dialog.Content>
        </Dialog.Root>
      </Sheet.Content>
    </Sheet.Root>,
  )
  const locked = () => document.documentElement.hasAttribute('data-scroll-locked')
  await page.getByRole('button', { name: 'Place Bet' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Confirm' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(document.querySelectorAll('[role=dialog]')).toHaveLength(1))
  expect(locked()).toBe(true)
  expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(locked()).toBe(false))
})

it("leaves the page's styles unchanged, yet blocks presses on it", async () => {
  root.render(sheet)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  const behind = page.getByText('The page').element()
  expect(getComputedStyle(document.body).pointerEvents).toBe('none')
  expect(getComputedStyle(behind).pointerEvents).toBe('auto')
  const { left, top } = behind.getBoundingClientRect()
  expect(place.contains(document.elementFromPoint(left + 1, top + 1))).toBe(false)
})

it('closes on an outside press and by its button, and leaves the page usable', async () => {
  root.render(sheet)
  const opener = page.getByRole('button', { name: 'Login' })
  await opener.click()
  await page.getByRole('button', { name: 'Close' }).click()
  await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
  const pressOutside = () =>
    userEvent.click(document.documentElement, { position: { x: 4, y: 4 }, force: true })
  const isOpen = () => document.querySelector('[role=dialog][data-state=open]') !== null
  let pressedAt = Number.NaN
  await opener.click()
  await expect.element(page.getByRole('textbox')).toHaveFocus()
  const openedAt = performance.now()
  document.addEventListener('pointerdown', ({ timeStamp }) => (pressedAt = timeStamp), { once: true })
  await pressOutside()
  await new Promise((resolve) => setTimeout(resolve, 500))
  // The second press of a double press was meant for the button. On a busy machine it may arrive too late to count as
  // one.
  expect(isOpen()).toBe(pressedAt - openedAt < 400)
  if (isOpen()) await pressOutside()
  await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
  await expect.element(opener).toHaveFocus()
})

it('returns focus to the previous element even if a field takes it before the overlay does', async () => {
  let open = (_isOpen: boolean): void => undefined
  const takeFocus = (field: HTMLInputElement | null) => field?.focus()
  function Search() {
    const [isOpen, setIsOpen] = useState(false)
    open = setIsOpen
    return (
      <>
        <Button>Back England</Button>
        <Dialog.Root open={isOpen} onOpenChange={setIsOpen}>
          <Dialog.Content title="Search" labels={{ close: 'Close' }}>
            <input ref={takeFocus} aria-label="Event" />
          </Dialog.Content>
        </Dialog.Root>
      </>
    )
  }
  root.render(<Search />)
  const price = page.getByRole('button', { name: 'Back England' })
  await expect.element(price).toBeVisible()
  ;(price.element() as HTMLElement).focus()
  open(true)
  await expect.element(page.getByRole('textbox', { name: 'Event' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
  await expect.element(price).toHaveFocus()
})

it('returns focus to the previous element when no trigger opened the overlay', async () => {
  let open = (_isOpen: boolean): void => undefined
  function ByKey() {
    const [isOpen, setIsOpen] = useState(false)
    open = setIsOpen
    return (
      <>
        <Button>Back England</Button>
        <Dialog.Root open={isOpen} onOpenChange={setIsOpen}>
          <Dialog.Content title="Confirm" labels={{ close: 'Close' }}>
            Sure?
          </Dialog.Content>
        </Dialog.Root>
      </>
    )
  }
  root.render(<ByKey />)
  const price = page.getByRole('button', { name: 'Back England' })
  await expect.element(price).toBeVisible()
  ;(price.element() as HTMLElement).focus()
  open(true)
  await expect.element(page.getByRole('dialog', { name: 'Confirm' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
  await expect.element(price).toHaveFocus()
})

it('moves focus to the page if the previous element is gone with its own overlay', async () => {
  let show = (_which: 'ladder' | 'ask'): void => undefined
  function OneAfterAnother() {
    const [which, setWhich] = useState<'ladder' | 'ask' | undefined>('ladder')
    show = setWhich
    return (
      <main tabIndex={-1}>
        {which === 'ladder' && <Button>Ask at 2.5</Button>}
        <Dialog.Root open={which === 'ask'} onOpenChange={() => setWhich(undefined)}>
          <Dialog.Content title="Confirm" labels={{ close: 'Close' }}>
            Sure?
          </Dialog.Content>
        </Dialog.Root>
      </main>
    )
  }
  root.render(<OneAfterAnother />)
  const rung = page.getByRole('button', { name: 'Ask at 2.5' })
  await expect.element(rung).toBeVisible()
  ;(rung.element() as HTMLElement).focus()
  show('ask')
  await expect.element(page.getByRole('dialog', { name: 'Confirm' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
  await expect.element(page.getByRole('main')).toHaveFocus()
})
