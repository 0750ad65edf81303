import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { depositAnswers } from '../testing/depositAnswers.ts'
import { onFakeWallet } from '../testing/onFakeWallet.tsx'
import { paymentRequest } from '../testing/samples.ts'
import DepositPage from './DepositPage.tsx'

const meta = { title: 'Wallet/DepositPage', component: DepositPage } satisfies Meta<typeof DepositPage>
export default meta
type Story = StoryObj<typeof meta>

const user = { depositCount: 1, createdBy: 'admin-1' }
const stepOf = (canvasElement: HTMLElement) => within(canvasElement)

async function toMethods(canvasElement: HTMLElement) {
  const canvas = stepOf(canvasElement)
  await userEvent.type(await canvas.findByLabelText('Enter Deposit Amount'), '1000')
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
  await canvas.findByRole('heading', { name: 'CHOOSE PAYMENT METHOD' })
  return canvas
}

async function toDetail(canvasElement: HTMLElement) {
  const canvas = await toMethods(canvasElement)
  await userEvent.click(await canvas.findByRole('radio', { name: 'UPI' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
  await canvas.findByRole('heading', { name: 'DETAIL' })
  return canvas
}

/** The player typed nothing; the form requires an amount. */
export const Amount: Story = {
  ...onFakeWallet({ user, answers: depositAnswers() }),
  play: async ({ canvasElement }) => {
    const canvas = stepOf(canvasElement)
    await canvas.findByLabelText('Enter Deposit Amount')
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await canvas.findByText('Please Enter Amount First')
  },
  tags: ['pictured'],
}

/**
 * Methods with their limits, one of them disabled, and bonuses, one with the reason why it is
 * unavailable.
 */
export const Method: Story = {
  ...onFakeWallet({ user, answers: depositAnswers() }),
  play: async ({ canvasElement }) => {
    const canvas = await toMethods(canvasElement)
    await userEvent.click(await canvas.findByRole('radio', { name: 'UPI' }))
    await expect(await canvas.findByRole('radio', { name: 'Big' })).toBeDisabled()
    await expect(canvas.queryByRole('radio', { name: 'First deposit' })).toBeNull()
    await expect(canvas.getByRole('radio', { name: 'IMPS - Bank' })).toBeDisabled()
  },
  tags: ['pictured'],
}

/** The account to pay, with a QR code that contains the amount; photo and reference are missing. */
export const Detail: Story = {
  ...onFakeWallet({ user, answers: depositAnswers() }),
  play: async ({ canvasElement }) => {
    const canvas = await toDetail(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Proceed' }))
    await canvas.findByText('Choose a photo of your payment first')
  },
  tags: ['pictured'],
}

export const Uploader: Story = {
  ...onFakeWallet({ user, answers: depositAnswers() }),
  play: async ({ canvasElement }) => {
    const canvas = await toDetail(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Take or paste a photo' }))
    await screen.findByRole('dialog', { name: 'Upload your photo' })
  },
  tags: ['pictured'],
}

/** The newest request is pending: no other may be sent. */
export const Waiting: Story = {
  ...onFakeWallet({ user, answers: depositAnswers({ rows: [paymentRequest()] }) }),
  play: async ({ canvasElement }) => {
    await stepOf(canvasElement).findByText('Already Have Request, Please Wait')
  },
  tags: ['pictured'],
}

export const Demo: Story = {
  ...onFakeWallet({ user: { isDemo: true }, answers: depositAnswers() }),
  play: async ({ canvasElement }) => {
    await stepOf(canvasElement).findByText('This is your Demo Account, Please Login as Normal user')
  },
}
