import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { depositAnswers } from '../testing/depositAnswers.ts'
import { amountField, radio, toMethods } from '../testing/depositScreen.tsx'
import { closeWallet, showWallet } from '../testing/showWallet.tsx'
import { depositChunk } from './depositChunk.ts'
import { DepositOverlay } from './DepositOverlay.tsx'

afterEach(() => {
  closeWallet()
  vi.restoreAllMocks()
})

const dialog = page.getByRole('dialog', { name: 'ADD FUNDS' })
const open = () => {
  const parts = showWallet(<DepositOverlay />, { answers: depositAnswers() })
  parts.deposit.sheet.setState({}, true)
  return parts
}

it('BON-004 has the bonus chosen that the player opened the deposit with', async () => {
  const { deposit } = open()
  deposit.sheet.setState(null, true)
  deposit.sheet.setState({ bonusId: 'b' }, true)
  await expect.element(page.getByText('Bonus selected: Top up.', { exact: false })).toBeVisible()
  await toMethods()
  await radio('UPI').click()
  await expect.element(radio('Top up')).toBeChecked()
})

it('is there with the tap, title and close button, before anything of its steps is loaded', async () => {
  let come = () => {}
  const parts = await depositChunk.load()
  vi.spyOn(depositChunk, 'loaded').mockReturnValue(undefined)
  vi.spyOn(depositChunk, 'load').mockReturnValue(new Promise((resolve) => (come = () => resolve(parts))))
  open()
  await expect.element(dialog).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Close the deposit' })).toBeVisible()
  expect(dialog.element().querySelector('[aria-busy="true"]')).not.toBeNull()
  const sheet = dialog.element()
  come()
  await expect.element(amountField).toBeVisible()
  // The same sheet, with the focus on its first field.
  expect(sheet.isConnected).toBe(true)
  await expect.element(amountField).toHaveFocus()
})

it('has nothing of its steps in its first frame, though they are loaded', async () => {
  await depositChunk.load()
  const hasField = new Promise<boolean>((resolve) => {
    new MutationObserver((_changes, watch) => {
      const sheet = document.querySelector('[role="dialog"]')
      if (!sheet) return
      watch.disconnect()
      resolve(sheet.querySelector('input') !== null)
    }).observe(document.body, { childList: true, subtree: true })
  })
  open()
  expect(await hasField).toBe(false)
  await expect.element(amountField).toBeVisible()
})

it('DEP-001 takes the title of each step, and announces the step', async () => {
  open()
  await toMethods()
  await expect.element(page.getByRole('dialog', { name: 'CHOOSE PAYMENT METHOD' })).toBeVisible()
})

it('says that its steps could not be loaded, closes, and loads them again with the next tap', async () => {
  vi.spyOn(depositChunk, 'loaded').mockReturnValue(undefined)
  vi.spyOn(depositChunk, 'load').mockRejectedValueOnce(new Error('offline'))
  const { deposit, seen } = open()
  await vi.waitFor(() => expect(deposit.sheet.getState()).toBeNull())
  expect(seen.toasts).toEqual(['The deposit could not be loaded. Please try again.'])
  deposit.sheet.setState({}, true)
  await expect.element(amountField).toBeVisible()
})
