import '@kit/tokens'
import '@kit/tokens/brands'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Button } from '../Button/index.ts'
import { Sheet } from '../Dialog/index.ts'
import { TextField } from '../Field/index.ts'

let root: Root
let place: HTMLElement
let opener: HTMLButtonElement

beforeEach(() => {
  document.documentElement.dataset['brand'] = 'wireframe'
  document.documentElement.dataset['mode'] = 'light'
  opener = document.body.appendChild(document.createElement('button'))
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(() => {
  root.unmount()
  place.remove()
  opener.remove()
  globalThis.kitEarly?.leave()
})

/** The overlay rendered by the bootstrap script: the same elements, without React. */
function openBootOverlay({ title = 'Login', isClosed = false } = {}): HTMLElement {
  const element = document.body.appendChild(document.createElement('div'))
  element.innerHTML = `<div role="dialog" tabindex="-1" style="block-size: 500px"><h2 data-part="sheet-title">${title}</h2>
    <label for="early-name">Name</label><input id="early-name" type="text">
    <button type="button">Show more</button><button type="submit">Send</button></div>`
  const leave = () => {
    element.remove()
    globalThis.kitEarly = undefined
  }
  globalThis.kitEarly = { element, opener, isClosed, leave, handOver: leave }
  return element
}
const earlyField = (element: HTMLElement) => element.querySelector('input')!

const sent = vi.fn<(name: string) => void>()
const pressed = vi.fn<() => void>()
const pressedDown = vi.fn<() => void>()

function Login({
  onOpenChange,
  isReadOnly = false,
}: {
  onOpenChange?: (open: boolean) => void
  isReadOnly?: boolean
}) {
  const [name, setName] = useState('')
  return (
    <Sheet.Root open {...(onOpenChange && { onOpenChange })}>
      <Sheet.Content title="Login" labels={{ close: 'Close' }}>
        <TextField
          label="Name"
          value={name}
          readOnly={isReadOnly}
          onChange={({ target }) => setName(target.value)}
        />
        <Button onMouseDown={pressedDown} onClick={pressed}>
          Show more
        </Button>
        <Button type="submit" onClick={() => sent(name)}>
          Send
        </Button>
      </Sheet.Content>
    </Sheet.Root>
  )
}

const field = () => page.getByRole('textbox', { name: 'Name' }).element() as HTMLInputElement

it('keeps the typed text, the focus and the caret position', async () => {
  const early = earlyField(openBootOverlay())
  early.value = 'harbour'
  early.focus()
  early.setSelectionRange(2, 5)
  flushSync(() => root.render(<Login />))
  expect(globalThis.kitEarly).toBeUndefined()
  expect(field().value).toBe('harbour')
  expect(document.activeElement).toBe(field())
  await vi.waitFor(() => expect([field().selectionStart, field().selectionEnd]).toEqual([2, 5]))
})

it('repeats the presses, as many times, after the typed text is applied', async () => {
  sent.mockReset()
  pressed.mockReset()
  pressedDown.mockReset()
  const early = openBootOverlay()
  earlyField(early).value = 'harbour'
  const [more, send] = early.querySelectorAll('button')
  more!.dataset['kept'] = '2'
  send!.dataset['kept'] = '1'
  flushSync(() => root.render(<Login />))
  await vi.waitFor(() => expect(sent).toHaveBeenCalledWith('harbour'))
  expect(pressed).toHaveBeenCalledTimes(2)
  // Tabs open on pointer down.
  expect(pressedDown).toHaveBeenCalledTimes(2)
  expect(sent).toHaveBeenCalledTimes(1)
})

it('does not write into an unchanged field, nor into a read-only one', () => {
  const element = openBootOverlay()
  const early = earlyField(element)
  early.defaultValue = 'as it was drawn'
  flushSync(() => root.render(<Login />))
  expect(field().value).toBe('')
  flushSync(() => root.render(null))
  earlyField(openBootOverlay()).value = 'changed'
  flushSync(() => root.render(<Login isReadOnly />))
  expect(field().value).toBe('')
})

it('appears in the same position and height immediately, and returns focus to the tapped element', async () => {
  openBootOverlay()
  flushSync(() => root.render(<Login />))
  const sheet = page.getByRole('dialog').element() as HTMLElement
  expect(sheet.getAnimations().every(({ playState }) => playState === 'finished')).toBe(true)
  expect(sheet.offsetHeight).toBeGreaterThanOrEqual(500)
  await vi.waitFor(() => expect(sheet.offsetHeight).toBeLessThan(500))
  flushSync(() => root.render(null))
  await vi.waitFor(() => expect(document.activeElement).toBe(opener))
})

it('closes if the other was closed in the meantime', () => {
  openBootOverlay({ isClosed: true })
  const changed = vi.fn<(open: boolean) => void>()
  flushSync(() => root.render(<Login onOpenChange={changed} />))
  expect(changed).toHaveBeenCalledWith(false)
})

it('leaves a different overlay alone', () => {
  openBootOverlay({ title: 'Bet slip' })
  flushSync(() => root.render(<Login />))
  expect(globalThis.kitEarly).toBeDefined()
  expect(page.getByRole('dialog', { name: 'Login' }).element().getAnimations()).not.toHaveLength(0)
})
