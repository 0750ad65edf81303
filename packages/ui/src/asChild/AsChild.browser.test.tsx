import { createRef, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { AsChild } from './AsChild.tsx'

let unmount = () => {}
afterEach(() => unmount())

function draw(shown: ReactNode): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  flushSync(() => root.render(shown))
  unmount = () => {
    root.unmount()
    container.remove()
  }
  return container
}

it('renders the child with the component’s props, overridden by the child’s', async () => {
  draw(
    <AsChild className="part" style={{ color: 'red', top: 1 }} title="part" aria-disabled={true}>
      <a href="#one" className="child" style={{ color: 'blue' }} title="child" aria-disabled={undefined}>
        One
      </a>
    </AsChild>,
  )
  const link = page.getByRole('link', { name: 'One' })
  await expect.element(link).toHaveAttribute('class', 'part child')
  await expect.element(link).toHaveAttribute('title', 'child')
  await expect.element(link).toHaveAttribute('aria-disabled', 'true')
  await expect.element(link).toHaveStyle({ color: 'rgb(0, 0, 255)', top: '1px' })
})

it('calls the child’s handler and then the component’s, and gives the element to both refs', async () => {
  const received: string[] = []
  const part = createRef<HTMLButtonElement>()
  const end = vi.fn()
  const child = vi.fn(() => end)
  draw(
    <AsChild ref={part} onClick={() => received.push('part')}>
      <button ref={child} type="button" onClick={() => received.push('child')}>
        Two
      </button>
    </AsChild>,
  )
  await page.getByRole('button', { name: 'Two' }).click()
  expect(received).toEqual(['child', 'part'])
  expect(part.current?.textContent).toBe('Two')
  expect(child).toHaveBeenCalledTimes(1)
  unmount()
  expect(end).toHaveBeenCalledTimes(1)
  expect(part.current).toBeNull()
})

it('renders nothing around a non-element', () => {
  expect(draw(<AsChild>{'words alone'}</AsChild>).textContent).toBe('')
})
