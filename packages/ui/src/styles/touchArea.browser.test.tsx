import '@kit/tokens'
import '@kit/tokens/brands/aurora'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { Button } from '../Button/index.ts'
import { Chip } from '../Chip/index.ts'
import { IconButton } from '../IconButton/index.ts'

Object.assign(document.documentElement.dataset, { brand: 'aurora', mode: 'dark' })

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

it.each<{ what: string; control: ReactNode }>([
  { what: 'icon', control: <IconButton icon="close" label="Close" size="small" /> },
  { what: 'button', control: <Button size="small">Max</Button> },
  { what: 'chip', control: <Chip>All</Chip> },
])('a small $what is rendered 36 px high and has a touch target of 44 px', async ({ control }) => {
  const place = document.body.appendChild(document.createElement('div'))
  place.style.padding = '40px'
  root = createRoot(place)
  root.render(control)
  await vi.waitUntil(() => place.querySelector('button'))
  const button = place.querySelector('button')!
  const { top, left, width, height } = button.getBoundingClientRect()
  expect(height).toBe(36)
  const isHit = (y: number) => button.contains(document.elementFromPoint(left + width / 2, y))
  const middle = top + height / 2
  expect([-21.5, 21.5].map((y) => isHit(middle + y))).toEqual([true, true])
  expect([-26, 26].map((y) => isHit(middle + y))).toEqual([false, false])
})
