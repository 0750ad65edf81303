import '@kit/tokens'
import { afterEach, expect, it } from 'vitest'
import { createRoot, type Root } from 'react-dom/client'
import { act } from 'react'
import { Logo } from './Logo.tsx'

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

const address = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"><rect width="4" height="1" fill="${color}"/></svg>`)}`
const drawing = {
  viewBox: '0 0 400 100',
  markViewBox: '0 0 36 36',
  shapes: [{ d: 'M0 0H36V36H0Z', tone: 'accent' as const }],
  images: { word: { dark: address('white'), light: address('black') } },
}

function logoIn(outer: string, inner: string, markOnly = false) {
  const page = document.body.appendChild(document.createElement('div'))
  page.dataset['mode'] = outer
  const part = page.appendChild(document.createElement('div'))
  part.dataset['mode'] = inner
  root = createRoot(part)
  act(() => root?.render(<Logo drawing={drawing} label="Harbour" markOnly={markOnly} />))
  return part.querySelector('svg')!
}

it.each([
  ['dark', 'dark', 'dark'],
  ['light', 'light', 'light'],
  ['light', 'dark', 'dark'],
  ['dark', 'light', 'light'],
] as const)('shows the picture of the mode, on a %s page in a %s section', (outer, inner, mode) => {
  const shown = [...logoIn(outer, inner).querySelectorAll('image')].filter(
    (image) => getComputedStyle(image).display !== 'none',
  )
  expect(shown.map((image) => image.getAttribute('href'))).toEqual([drawing.images.word[mode]])
})

it("has the picture's width before it is loaded, and the brand's name", () => {
  const logo = logoIn('dark', 'dark')
  const { width, height } = logo.getBoundingClientRect()
  expect(width / height).toBeCloseTo(4, 2)
  expect(logo.getAttribute('aria-label')).toBe('Harbour')
})

it('draws the mark as shapes if the brand has no picture of it', () => {
  const logo = logoIn('dark', 'dark', true)
  expect(logo.querySelectorAll('image')).toHaveLength(0)
  expect(logo.querySelectorAll('path')).toHaveLength(1)
})
