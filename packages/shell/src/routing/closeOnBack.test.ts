import { expect, it, vi } from 'vitest'
import { closeOnBack } from './closeOnBack.ts'

type Blocker = Parameters<Parameters<typeof closeOnBack>[0]['block']>[0]

/** A history whose blockers the test runs as the browser would. */
function fakeHistory() {
  const blockers = new Set<Blocker>()
  const step = async (action: 'BACK' | 'FORWARD' | 'PUSH') => {
    for (const { blockerFn } of blockers) if (await blockerFn({ action } as never)) return 'stays'
    return 'leaves'
  }
  const block = (blocker: Blocker) => {
    blockers.add(blocker)
    return () => void blockers.delete(blocker)
  }
  return { history: { block }, blockers, step }
}

it('Back closes the topmost overlay and stays on the page; with none open it leaves', async () => {
  const { history, blockers, step } = fakeHistory()
  const register = closeOnBack(history)
  const closeSheet = vi.fn<() => void>()
  const endSheet = register(closeSheet)
  const endDialog = register(() => endDialog())
  expect(await step('BACK')).toBe('stays')
  expect(closeSheet).not.toHaveBeenCalled()
  expect(await step('BACK')).toBe('stays')
  expect(closeSheet).toHaveBeenCalledOnce()
  endSheet()
  expect(await step('BACK')).toBe('leaves')
  expect(blockers.size).toBe(0)
})

it('other steps leave although an overlay is open, and no question is asked before the page unloads', async () => {
  const { history, blockers, step } = fakeHistory()
  closeOnBack(history)(() => {})
  expect([await step('PUSH'), await step('FORWARD')]).toEqual(['leaves', 'leaves'])
  expect([...blockers].map(({ enableBeforeUnload }) => enableBeforeUnload)).toEqual([false])
})
