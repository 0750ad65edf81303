import { createRoot, type Root } from 'react-dom/client'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeSite } from '@kit/shell/testing'
import { FakeAccountFrame } from '../testing/FakeAccountFrame.tsx'
import { VerifiedMark } from './VerifiedMark.tsx'

let root: Root

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('REG-031 AUTH-019 is shown for exactly ten seconds', async () => {
  const onOver = vi.fn<() => void>()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <FakeAccountFrame site={fakeSite().site}>
        <VerifiedMark onOver={onOver} />
      </FakeAccountFrame>,
    ),
  )
  const shown = () => document.body.textContent?.includes('Verified')
  await act(async () => vi.advanceTimersByTime(9_999))
  expect([shown(), onOver.mock.calls.length]).toEqual([true, 0])
  await act(async () => vi.advanceTimersByTime(1))
  expect([shown(), onOver.mock.calls.length]).toEqual([false, 1])
})
