import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import DepositPage from '../deposit/DepositPage.tsx'
import type { DepositPorts } from '../deposit/depositPorts.ts'
import { depositAnswers, type DepositOperator } from './depositAnswers.ts'
import type { FakeWalletOptions } from './FakeWallet.tsx'
import { drawnPicture } from './pictures.ts'
import { showWallet } from './showWallet.tsx'

export const amountField = page.getByLabelText('Enter Deposit Amount')
export const button = (name: string) => page.getByRole('button', { name, exact: true })
export const heading = (name: string) => page.getByRole('heading', { name })
export const radio = (name: string) => page.getByRole('radio', { name })

export const findsNothing: DepositPorts['readReceipt'] = async () => ({
  best: undefined,
  candidates: [],
  references: [],
})

/** The operator keeps what it is sent. */
export function showDeposit(
  options: Omit<FakeWalletOptions, 'operator'> & { operator?: DepositOperator } = {},
) {
  const { operator = {}, ...site } = options
  return showWallet(<DepositPage />, {
    ...site,
    ports: { readReceipt: findsNothing, ...site.ports },
    answers: { ...depositAnswers(operator), ...site.answers },
    user: { createdBy: 'admin-1', ...site.user },
  })
}

export async function toMethods(amount = '1000') {
  await amountField.fill(amount)
  await button('Next').click()
  await expect.element(heading('CHOOSE PAYMENT METHOD')).toBeVisible()
}

export async function toDetail(name = 'UPI') {
  await toMethods()
  await radio(name).click()
  await button('Next').click()
  await expect.element(heading('DETAIL')).toBeVisible()
}

export async function choosePhoto(file?: File) {
  await userEvent.upload(page.getByLabelText('Upload your photo below'), file ?? (await drawnPicture()))
}

export const utrField = page.getByLabelText('Unique transaction reference')

/** Sends a deposit whose photo cannot be read. */
export async function claim(goToDetail = toDetail) {
  await goToDetail()
  await choosePhoto()
  await utrField.fill('4123 4567 8903')
  await expect.element(page.getByText('No 12-digit UTR was found', { exact: false })).toBeVisible()
  await button('Proceed').click()
}
