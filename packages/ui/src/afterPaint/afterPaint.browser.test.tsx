import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { afterPaint } from './afterPaint.ts'
import { useIsPainted } from './useIsPainted.ts'

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

const until = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

it('runs once, after the current frame', async () => {
  const steps: string[] = []
  afterPaint(() => steps.push('work'))
  requestAnimationFrame(() => steps.push('frame'))
  await until(250)
  expect(steps).toEqual(['frame', 'work'])
})

it('runs without a frame if the page is not rendered, and not again when frames resume', async () => {
  const held = new Map<number, FrameRequestCallback>()
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => {
    held.set(held.size + 1, frame)
    return held.size
  })
  vi.spyOn(globalThis, 'cancelAnimationFrame').mockImplementation((handle) => void held.delete(handle))
  const work = vi.fn<() => void>()
  afterPaint(work)
  await until(50)
  expect(work).not.toHaveBeenCalled()
  await expect.poll(() => work.mock.calls.length).toBe(1)
  for (const frame of held.values()) frame(0)
  await until(50)
  expect(work).toHaveBeenCalledTimes(1)
})

it.each([
  ['before its frame', 0],
  ['between its frame and its work', 1],
])('does not run after cancellation, %s', async (_, frames) => {
  const work = vi.fn<() => void>()
  const callOff = afterPaint(work)
  for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame)
  callOff()
  await until(250)
  expect(work).not.toHaveBeenCalled()
})

it.each([
  [true, ['head', 'head and rest']],
  [false, ['head and rest']],
])('renders the rest after the first frame if waiting is enabled: %s', async (waits, expected) => {
  const renders: string[] = []
  function Screen() {
    const text = useIsPainted(waits) ? 'head and rest' : 'head'
    renders.push(text)
    return <p>{text}</p>
  }
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<Screen />)
  await expect.poll(() => document.querySelector('p')?.textContent).toBe('head and rest')
  expect(renders).toEqual(expected)
})
