import jsQR from 'jsqr'
import { OperatorError } from '@kit/sdk'
import { listDepositMethods } from '@kit/sdk/contract'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { card, upi, type DepositOperator } from '../testing/depositAnswers.ts'
import {
  button,
  choosePhoto,
  findsNothing,
  heading,
  radio,
  showDeposit,
  toDetail,
  utrField,
} from '../testing/depositScreen.tsx'
import { drawnPicture } from '../testing/pictures.ts'
import { closeWallet, showWallet } from '../testing/showWallet.tsx'
import { DetailStep } from './steps/DetailStep.tsx'

const idle = {
  work: 'idle' as const,
  share: null,
  problem: null,
  link: null,
  isOpened: false,
  sendClaim: () => {},
  sendOwn: () => {},
  sendHosted: () => {},
  cancel: () => {},
  askAgain: () => {},
  dismiss: () => {},
}

const readReceipt = vi.fn(findsNothing)
const finds = (best: string | undefined, candidates: readonly string[] = []) =>
  readReceipt.mockResolvedValue({ best, candidates, references: ['EXAMN52026112800123456'] })
const show = (options: Parameters<typeof showDeposit>[0] = {}) =>
  showDeposit({ ports: { readReceipt }, ...options })

afterEach(() => {
  closeWallet()
  vi.restoreAllMocks()
  readReceipt.mockReset().mockImplementation(findsNothing)
})

describe('step 3', () => {
  it('DEP-019 DEP-025 DEP-026 DEP-027 DEP-031 DEP-037 DEP-039 shows the account with copy buttons, a code with the amount, and a link to a UPI app', async () => {
    const written: string[] = []
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void written.push(text))
    const { seen } = show()
    await toDetail()
    await expect.element(page.getByRole('img', { name: 'UPI QR code for ₹1,000.00' })).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Open in a UPI app', includeHidden: true }))
      .toHaveAttribute('href', expect.stringMatching(/^upi:\/\/pay\?pa=.+&am=1000\.00&cu=INR$/))
    await button('Copy: UPI id').click()
    await vi.waitFor(() => expect(seen.toasts).toEqual(['Copied: operator@upi']))
    expect(written).toEqual(['operator@upi'])
    await expect.element(page.getByText('Any app')).toBeVisible()
    await button('Back').click()
    await expect.element(heading('CHOOSE PAYMENT METHOD')).toBeVisible()
    await expect.element(radio('UPI')).toBeChecked()
  })

  it('DEP-025 shows a QR code that decodes to the link of the UPI app, with the amount', async () => {
    show()
    await toDetail()
    const code = page.getByRole('img', { name: 'UPI QR code for ₹1,000.00' })
    await expect.element(code).toBeVisible()
    const base64 = await code.screenshot({ save: false })
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const picture = await createImageBitmap(new Blob([bytes]))
    const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!
    canvas.drawImage(picture, 0, 0)
    const { data, width, height } = canvas.getImageData(0, 0, picture.width, picture.height)
    const link = page.getByRole('link', { name: 'Open in a UPI app', includeHidden: true })
    const text = jsQR(data, width, height)?.data
    expect(text).toBe(link.element().getAttribute('href'))
    expect(Object.fromEntries(new URL(text ?? '').searchParams)).toMatchObject({
      pa: 'operator@upi',
      am: '1000.00',
      cu: 'INR',
    })
  })

  it('DEP-028 DEP-029 DEP-030 shows the operator’s QR picture, and saves it as a PNG named with the date', async () => {
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    show({ nowMs: Date.UTC(2026, 10, 23, 12) })
    await toDetail('QR code')
    await expect.element(page.getByRole('img', { name: 'QR code to pay by' })).toBeVisible()
    await button('Download QR Code').click()
    await vi.waitFor(() => expect(saved).toEqual(['qr-code-2026-11-23.png']))
  })

  it('ERR-015 only logs a QR picture that cannot be saved', async () => {
    let isUp = true
    const { seen, site } = show({
      onCall: (name) =>
        name === 'getImage' && !isUp ? Promise.reject(new OperatorError('unreachable', 'x')) : undefined,
    })
    const logged: string[] = []
    site.onError = (_error, where) => void logged.push(where)
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await toDetail('QR code')
    isUp = false
    await button('Download QR Code').click()
    await vi.waitFor(() => expect(logged).toEqual(['wallet: saving a QR code']))
    expect(saved).not.toHaveBeenCalled()
    expect(seen.toasts).toEqual([])
    expect(page.getByRole('alert').elements()).toEqual([])
    saved.mockRestore()
  })

  it('leads back to the methods when the chosen one was withdrawn between the steps', async () => {
    let isThere = true
    const { queries } = show({ answers: { listDepositMethods: () => (isThere ? [upi, card] : [card]) } })
    await toDetail()
    isThere = false
    await queries.invalidateQueries({ queryKey: [listDepositMethods.family] })
    await expect.element(heading('CHOOSE PAYMENT METHOD')).toBeVisible()
    expect(page.getByRole('radio', { name: 'UPI' }).elements()).toEqual([])
    await expect.element(button('Next')).toBeVisible()
  })

  it('DEP-040 has an uploader that takes a pasted picture, shows it large, and says what is wrong with one', async () => {
    finds(undefined)
    show()
    await toDetail()
    await button('Take or paste a photo').click()
    const uploader = page.getByRole('dialog', { name: 'Upload your photo' })
    await expect.element(uploader.getByRole('button', { name: 'Take a photo' })).toBeVisible()
    const paste = (file: File) => {
      const clipboardData = new DataTransfer()
      clipboardData.items.add(file)
      uploader.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
    }
    paste(new File(['%PDF-1.7 '.repeat(20)], 'a.jpg', { type: 'image/jpeg' }))
    await expect.element(uploader.getByText('This file is not an image', { exact: false })).toBeVisible()
    paste(await drawnPicture('screenshot.png'))
    await expect.element(uploader.getByRole('img', { name: 'Your photo' })).toBeVisible()
    await expect.element(uploader.getByText('screenshot.png')).toBeVisible()
    expect(uploader.getByText('This file is not an image', { exact: false }).elements()).toEqual([])
    await uploader.getByRole('button', { name: 'Use this photo' }).click()
    await expect.element(uploader).not.toBeInTheDocument()
    await expect.element(page.getByText('screenshot.png')).toBeVisible()
    await button('View the photo').click()
    await uploader.getByRole('button', { name: 'Remove the photo' }).click()
    await expect.element(uploader.getByRole('button', { name: 'Choose a picture' })).toBeVisible()
  })

  it('DEP-032 DEP-034 DEP-035 wants a photo and a reference, each with its hint', async () => {
    const sent: NonNullable<DepositOperator['sent']> = []
    show({ operator: { sent } })
    await toDetail()
    await expect.element(page.getByText('No File Chosen')).toBeVisible()
    await expect.element(page.getByText('6 to 12 Digit UTR Number')).toBeVisible()
    await utrField.fill('12345')
    await button('Proceed').click()
    await expect.element(page.getByText('Choose a photo of your payment first')).toBeVisible()
    await expect.element(page.getByText('Enter the 6 to 12 digits of the UTR', { exact: true })).toBeVisible()
    await expect.element(utrField).toHaveAttribute('aria-invalid', 'true')
    finds(undefined)
    await choosePhoto()
    await expect.element(page.getByText('receipt.png')).toBeVisible()
    expect(page.getByText('No File Chosen').elements()).toHaveLength(0)
    expect(sent).toEqual([])
  })

  it.each([
    ['empty', new File([], 'a.jpg', { type: 'image/jpeg' }), 'This file is empty'],
    [
      'a PDF called .jpg',
      new File(['%PDF-1.7 '.repeat(20)], 'a.jpg', { type: 'image/jpeg' }),
      'This file is not an image',
    ],
    [
      'an SVG',
      new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.svg', { type: 'image/svg+xml' }),
      'This file is not an image',
    ],
  ])('DEP-033 refuses a picture that is %s', async (_what, file, words) => {
    show()
    await toDetail()
    await choosePhoto(file)
    await expect.element(page.getByText(words, { exact: false })).toBeVisible()
  })

  it('DEP-042 DEP-043 fills in the reference that was read, and marks it', async () => {
    finds('412345678903', ['412345678903'])
    show()
    await toDetail()
    await choosePhoto()
    await expect.element(utrField).toHaveValue('412345678903')
    await expect.element(page.getByText('UTR Automatically Fetched. Compare', { exact: false })).toBeVisible()
    await utrField.fill('412345678904')
    expect(page.getByText('UTR Automatically Fetched. Compare', { exact: false }).elements()).toHaveLength(0)
  })

  it('never overwrites what was typed, and offers what was read (Q-017)', async () => {
    finds('412345678903', ['412345678903', '998877665544'])
    show()
    await toDetail()
    await utrField.fill('123456')
    await choosePhoto()
    await button('998877665544').click()
    await expect.element(utrField).toHaveValue('998877665544')
    expect(button('412345678903').elements()).toHaveLength(1)
  })

  it('leaves the field empty where no number is certain, and offers what the method takes', async () => {
    finds(undefined, ['919876501234'])
    show()
    await toDetail()
    await choosePhoto()
    await expect.element(button('919876501234')).toBeVisible()
    await expect.element(utrField).toHaveValue('')
    expect(button('EXAMN52026112800123456').elements()).toHaveLength(0)
  })

  it('offers a bank’s reference with letters for NEFT, and takes it', async () => {
    const sent = vi.fn()
    readReceipt.mockResolvedValue({ best: undefined, candidates: [], references: ['EXAMN52026112800123456'] })
    showWallet(
      <DetailStep
        amount={100_000n}
        method={{ ...upi, paymentType: 'NEFT' }}
        request={idle}
        onBack={() => {}}
        onProceed={sent}
      />,
      { ports: { readReceipt } },
    )
    await choosePhoto()
    await button('EXAMN52026112800123456').click()
    await button('Proceed').click()
    await vi.waitFor(() => expect(sent.mock.lastCall?.[0]).toMatchObject({ utr: 'EXAMN52026112800123456' }))
  })

  it('can be stopped reading, and says when it could not', async () => {
    readReceipt.mockImplementation(async (_picture, { onProgress }) => {
      onProgress(0.3)
      return new Promise(() => {})
    })
    const online = { getState: () => false, subscribe: () => () => undefined }
    show({ isOnline: online })
    await toDetail()
    await choosePhoto()
    await expect
      .element(page.getByRole('progressbar', { name: 'Reading the UTR from your photo' }))
      .toBeVisible()
    await button('Stop reading').click()
    expect(page.getByRole('progressbar').elements()).toHaveLength(0)
    await button('Remove the photo').click()
    readReceipt.mockRejectedValue(new Error('no'))
    await choosePhoto()
    await expect
      .element(page.getByText('Without a connection the photo can’t be read', { exact: false }))
      .toBeVisible()
  })
})

it('DEP-036 DetailStep requires no reference of a card payment, even if it is shown', async () => {
  showWallet(
    <DetailStep amount={100_000n} method={card} request={idle} onBack={() => {}} onProceed={() => {}} />,
  )
  await expect.element(button('Proceed')).toBeVisible()
  expect(utrField.elements()).toHaveLength(0)
})
