import '@kit/tokens'
import '@kit/tokens/brands'
import { useState } from 'react'
import { createRoot, type Root as ReactRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../Button/index.ts'
import { OverlayBackProvider } from '../Overlay/index.ts'
import { Sheet, type SheetContentProps } from './index.ts'

let root: ReactRoot
let place: HTMLElement

beforeEach(async () => {
  document.documentElement.dataset['brand'] = 'wireframe'
  document.documentElement.dataset['mode'] = 'light'
  await page.viewport(390, 844)
  place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
})
afterEach(async () => {
  root.unmount()
  place.remove()
  await page.viewport(414, 896)
})

function Slip({ edge = 'bottom' }: Pick<SheetContentProps, 'edge'>) {
  return (
    <Sheet.Root>
      <Sheet.Trigger asChild>
        <Button>Open bets</Button>
      </Sheet.Trigger>
      <Sheet.Content edge={edge} title="Open bets" labels={{ close: 'Close' }}>
        <div style={{ blockSize: '300px' }}>Two bets are open.</div>
      </Sheet.Content>
    </Sheet.Root>
  )
}

const open = async (edge: NonNullable<SheetContentProps['edge']>) => {
  root.render(<Slip edge={edge} />)
  await page.getByRole('button', { name: 'Open bets' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  const sheet = page.getByRole('dialog').element() as HTMLElement
  await vi.waitFor(() =>
    expect(sheet.getAnimations().every(({ playState }) => playState === 'finished')).toBe(true),
  )
  return sheet
}

function draw(sheet: HTMLElement, byPx: number) {
  const head = page.getByRole('heading', { name: 'Open bets' }).element()
  const top = head.getBoundingClientRect().top
  const send = (type: string, clientY: number) =>
    head.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        clientX: 100,
        clientY,
        button: 0,
        pointerId: 1,
        isPrimary: true,
      }),
    )
  // Synthetic events have no active pointer: capturing it would throw.
  sheet.querySelectorAll('div').forEach((part) => (part.setPointerCapture = () => {}))
  send('pointerdown', top)
  send('pointermove', top + byPx)
  const shown = sheet.style.transform
  send('pointermove', top + byPx)
  send('pointerup', top + byPx)
  return shown
}

it('follows the finger down and closes when dragged far enough', async () => {
  const sheet = await open('bottom')
  expect(draw(sheet, 200)).toBe('translateY(200px)')
  await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
  await expect.element(page.getByRole('button', { name: 'Open bets' })).toHaveFocus()
})

it('returns if released earlier, and never moves upwards', async () => {
  const sheet = await open('bottom')
  expect(draw(sheet, 60)).toBe('translateY(60px)')
  expect(sheet.style.transform).toBe('')
  expect(draw(sheet, -80)).toBe('translateY(0px)')
  expect(sheet.dataset['state']).toBe('open')
})

it('cannot be dragged if it is a card in the middle of a wide screen', async () => {
  await page.viewport(1200, 800)
  const sheet = await open('auto')
  expect(draw(sheet, 300)).toBe('')
  expect(sheet.dataset['state']).toBe('open')
})

function Forgotten() {
  const [step, go] = useState(0)
  return (
    <Sheet.Root defaultOpen>
      <Sheet.Content
        title={['Your number', 'Your code'][step]}
        labels={{ close: 'Close', back: 'Back' }}
        {...(step > 0 && { onBack: () => go(step - 1) })}
      >
        <Sheet.Step index={step}>
          {step === 0 ? (
            <Button onClick={() => go(1)}>Send OTP</Button>
          ) : (
            <input aria-label="Code" data-initial-focus />
          )}
        </Sheet.Step>
      </Sheet.Content>
    </Sheet.Root>
  )
}

it('PWD-002 moves to the next step and back inside one sheet, and focus moves along', async () => {
  root.render(<Forgotten />)
  expect(page.getByRole('button', { name: 'Back' }).query()).toBeNull()
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Your code' })).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Code' })).toHaveFocus()
  expect(document.querySelector('[data-step="1"]')?.getAttribute('data-came')).toBe('forward')
  await userEvent.click(page.getByRole('button', { name: 'Back' }))
  await expect.element(page.getByRole('dialog', { name: 'Your number' })).toHaveFocus()
  expect(document.querySelector('[data-step="0"]')?.getAttribute('data-came')).toBe('back')
})

it('is closed by Back if the site enables that, and registers nothing while closed', async () => {
  const closers: (() => void)[] = []
  const register = (close: () => void) => {
    closers.push(close)
    return () => void closers.splice(closers.indexOf(close), 1)
  }
  root.render(
    <OverlayBackProvider register={register}>
      <Slip />
    </OverlayBackProvider>,
  )
  await expect.element(page.getByRole('button', { name: 'Open bets' })).toBeVisible()
  expect(closers).toHaveLength(0)
  await page.getByRole('button', { name: 'Open bets' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(closers).toHaveLength(1)
  closers[0]?.()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(closers).toHaveLength(0)
})
