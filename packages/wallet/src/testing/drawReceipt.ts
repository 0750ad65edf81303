export interface ReceiptLook {
  /** Index into `receiptLayouts`. */
  layout: number
  face: string
  /** Width in pixels. */
  widthPx: number
  isDark: boolean
  /** Quality from 0 to 1. */
  quality: number
  rotationDegrees: number
  /** Strength of the stripes of a photographed screen, 0 to 1. */
  moire: number
  /** The share of each edge that is cut off; contains only margin. */
  crop: number
}

export interface ReceiptFacts {
  utr: string
  amount: string
  payee: string
  payer: string
  phone: string
  account: string
  order: string
  when: string
}

interface Pen {
  /** Text at the left edge; `size` in hundredths of the width. */
  write(
    text: string,
    size: number,
    options?: { isBold?: boolean; isQuiet?: boolean; align?: CanvasTextAlign },
  ): void
  pair(label: string, value: string, size?: number): void
  stack(label: string, value: string, size?: number): void
  gap(size: number): void
  line(): void
  band(text: string, color: string, height: number): void
  mark(color: string): void
}

const inFours = (digits: string) => digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ')

export const receiptLayouts: readonly {
  name: string
  draw: (pen: Pen, facts: ReceiptFacts) => void
}[] = [
  {
    name: 'stacked, mark above',
    draw(pen, { amount, payee, utr, when, payer }) {
      pen.mark('#1a8f4a')
      pen.write(`₹${amount}`, 11, { isBold: true, align: 'center' })
      pen.write(`Paid to ${payee}`, 4.2, { align: 'center' })
      pen.write(when, 3.4, { isQuiet: true, align: 'center' })
      pen.gap(6)
      pen.stack('UPI transaction ID', utr)
      pen.stack('To', `${payee} · operator@upi`)
      pen.stack('From', `${payer} · asha@bank`)
    },
  },
  {
    name: 'pairs on a card',
    draw(pen, { amount, payee, utr, when, account }) {
      pen.band('Transaction Successful', '#0b7d3e', 14)
      pen.gap(4)
      pen.write(`₹ ${amount}`, 8, { isBold: true })
      pen.line()
      pen.pair('Paid to', payee)
      pen.pair('Date', when)
      pen.pair('UTR', utr)
      pen.pair('Debited from', account)
    },
  },
  {
    name: 'bank table',
    draw(pen, { amount, payee, utr, when, account, order }) {
      pen.write('Fund Transfer Receipt', 5.5, { isBold: true, align: 'center' })
      pen.line()
      pen.pair('Transaction Type', 'IMPS')
      pen.line()
      pen.pair('Reference No.', utr)
      pen.line()
      pen.pair('Order Id', order)
      pen.line()
      pen.pair('Beneficiary', payee)
      pen.line()
      pen.pair('Account', account)
      pen.line()
      pen.pair('Amount (INR)', amount)
      pen.line()
      pen.pair('Date & Time', when)
    },
  },
  {
    name: 'digits in groups',
    draw(pen, { amount, payee, utr, when, phone }) {
      pen.write('Money sent', 6, { isBold: true })
      pen.write(`Rs. ${amount}`, 9)
      pen.gap(4)
      pen.stack('Bank reference number', inFours(utr), 4.4)
      pen.stack('Sent to', payee)
      pen.stack('Mobile', phone)
      pen.stack('On', when)
    },
  },
  {
    name: 'message of a bank',
    draw(pen, { amount, account, utr, payee, when }) {
      pen.band('VM-EXMPBK', '#3b4cc0', 12)
      pen.gap(5)
      pen.write(`Rs ${amount} debited from A/c`, 4.2)
      pen.write(`${account} on ${when}`, 4.2)
      pen.write(`to ${payee}.`, 4.2)
      pen.write(`UPI Ref No ${utr}.`, 4.2)
      pen.write('Not you? Call 18001234567', 4.2)
    },
  },
  {
    name: 'detail far below',
    draw(pen, { amount, payee, utr, when, payer, order }) {
      pen.band('Payment Details', '#5f259f', 16)
      pen.gap(4)
      pen.write(payee, 5, { isBold: true })
      pen.write(`₹${amount}`, 6)
      pen.line()
      pen.stack('Order', order)
      pen.stack('Transfer to', `${payee} XXXXXX3210`)
      pen.stack('Debited from', `${payer} XXXXXXXX4321`)
      pen.gap(3)
      pen.pair('UTR:', utr, 3.6)
      pen.write(when, 3.2, { isQuiet: true })
    },
  },
  {
    name: 'small print',
    draw(pen, { amount, payee, utr, when }) {
      pen.mark('#00a0e3')
      pen.write(`${amount}`, 12, { isBold: true, align: 'center' })
      pen.write('Completed', 4, { align: 'center' })
      pen.gap(8)
      pen.write(`To: ${payee}`, 3.2, { isQuiet: true })
      pen.write(`Ref. No. ${utr}`, 3, { isQuiet: true })
      pen.write(when, 3, { isQuiet: true })
    },
  },
  {
    name: 'two numbers',
    draw(pen, { amount, payee, utr, when, order }) {
      pen.write('Transaction details', 5, { isBold: true })
      pen.gap(2)
      pen.pair('Transaction ID', `T${order}`)
      pen.pair('UPI Ref. No.', utr)
      pen.pair('Receiver', payee)
      pen.pair('Amount', `₹${amount}`)
      pen.pair('When', when)
    },
  },
  {
    name: 'NEFT advice',
    draw(pen, { amount, payee, utr, when, account }) {
      pen.write('EXAMPLE BANK', 6.5, { isBold: true })
      pen.write('Remittance advice', 4, { isQuiet: true })
      pen.line()
      pen.stack('UTR Number', utr, 4.6)
      pen.stack('Beneficiary name', payee)
      pen.stack('Beneficiary account', account)
      pen.stack('Amount', `INR ${amount}`)
      pen.stack('Value date', when)
    },
  },
  {
    name: 'wide card',
    draw(pen, { amount, payee, utr, when }) {
      pen.band('Paid', '#d9480f', 20)
      pen.gap(5)
      pen.write(`₹${amount} to ${payee}`, 4.8, { isBold: true })
      pen.gap(3)
      pen.pair('RRN', utr, 4.2)
      pen.pair('Time', when, 4.2)
      pen.pair('Status', 'SUCCESS', 4.2)
    },
  },
  {
    name: 'statement row',
    draw(pen, { amount, payee, utr, when }) {
      pen.write('Statement', 6, { isBold: true })
      pen.line()
      pen.write(when, 3.4, { isQuiet: true })
      pen.write(`UPI/DR/${payee}`, 3.8)
      pen.pair(`Ref ${utr}`, `-${amount}`, 3.8)
      pen.line()
      pen.write('Opening balance', 3.4, { isQuiet: true })
      pen.write('1,04,220.15', 3.8)
    },
  },
  {
    name: 'label in capitals',
    draw(pen, { amount, payee, utr, when, payer }) {
      pen.mark('#2b8a3e')
      pen.write('SUCCESS', 5, { isBold: true, align: 'center' })
      pen.gap(4)
      pen.stack('AMOUNT PAID', `₹${amount}`, 5)
      pen.stack('TRANSACTION REFERENCE', utr, 4)
      pen.stack('PAID BY', payer)
      pen.stack('PAID TO', payee)
      pen.stack('DATE', when)
    },
  },
]

const margin = 7

function penOn(
  context: CanvasRenderingContext2D,
  { widthPx, face, isDark }: Pick<ReceiptLook, 'widthPx' | 'face' | 'isDark'>,
): Pen & { top: () => number } {
  const unit = widthPx / 100
  const ink = isDark ? '#f2f2f2' : '#1c1c1e'
  const quiet = isDark ? '#a8a8ad' : '#6e6e73'
  let top = 10 * unit
  const font = (size: number, isBold = false) => `${isBold ? '700' : '400'} ${size * unit}px ${face}`
  const put = (
    text: string,
    left: number,
    size: number,
    color: string,
    align: CanvasTextAlign,
    isBold = false,
  ) => {
    context.font = font(size, isBold)
    context.fillStyle = color
    context.textAlign = align
    context.fillText(text, left, top + size * unit)
  }
  const sides = { left: margin * unit, center: 50 * unit, right: (100 - margin) * unit }
  return {
    top: () => top,
    write(text, size, { isBold = false, isQuiet = false, align = 'left' } = {}) {
      put(text, align === 'center' ? sides.center : sides.left, size, isQuiet ? quiet : ink, align, isBold)
      top += size * unit * 1.7
    },
    pair(label, value, size = 3.8) {
      put(label, sides.left, size, quiet, 'left')
      put(value, sides.right, size, ink, 'right')
      top += size * unit * 2
    },
    stack(label, value, size = 3.9) {
      put(label, sides.left, 3.1, quiet, 'left')
      top += 3.1 * unit * 1.5
      put(value, sides.left, size, ink, 'left')
      top += size * unit * 2
    },
    gap: (size) => void (top += size * unit),
    line() {
      context.fillStyle = isDark ? '#3a3a3c' : '#d8d8dc'
      context.fillRect(sides.left, top, (100 - 2 * margin) * unit, Math.max(1, unit * 0.2))
      top += 2.4 * unit
    },
    band(text, color, height) {
      context.fillStyle = color
      context.fillRect(0, top - 10 * unit, widthPx, height * unit)
      context.font = font(4.6, true)
      context.fillStyle = '#fff'
      context.textAlign = 'left'
      context.fillText(text, sides.left, top - 10 * unit + height * unit * 0.62)
      top += (height - 8) * unit
    },
    mark(color) {
      context.fillStyle = color
      context.beginPath()
      context.arc(sides.center, top + 7 * unit, 7 * unit, 0, Math.PI * 2)
      context.fill()
      top += 18 * unit
    },
  }
}

function canvasOf(width: number, height: number) {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: Math.round(width), height: Math.round(height) })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas')
  return { canvas, context }
}

/** Draws a receipt as a player would upload it. */
export async function drawReceipt(facts: ReceiptFacts, look: ReceiptLook): Promise<File> {
  const { widthPx, isDark, rotationDegrees, moire, crop, quality } = look
  const page = canvasOf(widthPx, widthPx * 1.7)
  const background = isDark ? '#101014' : '#fff'
  page.context.fillStyle = background
  page.context.fillRect(0, 0, page.canvas.width, page.canvas.height)
  const pen = penOn(page.context, look)
  const layout = receiptLayouts[look.layout % receiptLayouts.length]
  layout?.draw(pen, facts)
  const height = Math.min(page.canvas.height, pen.top() + widthPx * 0.1)
  const cut = crop * margin * 0.01 * widthPx
  const photo = canvasOf(widthPx - 2 * cut, height - 2 * cut)
  const { context, canvas } = photo
  context.fillStyle = background
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.translate(canvas.width / 2, canvas.height / 2)
  context.rotate((rotationDegrees * Math.PI) / 180)
  context.drawImage(page.canvas, -widthPx / 2, -height / 2)
  context.resetTransform()
  if (moire > 0) {
    context.globalAlpha = moire * 0.22
    for (let left = 0; left < canvas.width; left += 1) {
      const wave = Math.sin(left * 0.61) * Math.sin(left * 0.047)
      context.fillStyle = wave > 0 ? '#fff' : '#000'
      context.globalAlpha = moire * 0.22 * Math.abs(wave)
      context.fillRect(left, 0, 1, canvas.height)
    }
    context.globalAlpha = 1
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
  if (!blob) throw new Error('The receipt could not be drawn')
  return new File([blob], 'receipt.jpg', { type: 'image/jpeg' })
}

/** Returns a generator of numbers from 0 to 1, the same for the same seed. */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Layouts in turn, everything else random. */
export function receiptOf(
  number: number,
  faces: readonly string[],
): { facts: ReceiptFacts; look: ReceiptLook } {
  const random = seededRandom(number * 7_919 + 17)
  const among = <One>(all: readonly One[]): One => all[Math.floor(random() * all.length)]!
  const digits = (count: number) => Array.from({ length: count }, () => Math.floor(random() * 10)).join('')
  const two = (value: number) => String(value).padStart(2, '0')
  const day = 1 + Math.floor(random() * 28)
  return {
    facts: {
      utr: `${1 + Math.floor(random() * 9)}${digits(11)}`,
      amount: `${1 + Math.floor(random() * 99)},${digits(3)}.00`,
      payee: among(['Example Traders', 'Operator Services', 'Asha Stores', 'Kiran and Sons']),
      payer: among(['Asha Rao', 'Vikram Nair', 'Meera Das']),
      phone: `98765 ${digits(5)}`,
      account: `XXXXXXXX${digits(4)}`,
      order: `${digits(6)}AB${digits(8)}`,
      when: among([
        `${two(day)} Nov 2026, ${two(1 + Math.floor(random() * 12))}:${two(Math.floor(random() * 60))} PM`,
        `${two(day)}/11/2026 ${two(Math.floor(random() * 24))}:${two(Math.floor(random() * 60))}`,
        `${two(day)}-11-2026`,
      ]),
    },
    look: {
      layout: number % receiptLayouts.length,
      face: among(faces),
      widthPx: among([540, 720, 828, 1_080, 1_284, 1_440]),
      isDark: random() < 0.35,
      quality: 0.45 + random() * 0.5,
      rotationDegrees: random() < 0.5 ? 0 : (random() - 0.5) * 6,
      moire: random() < 0.4 ? random() : 0,
      crop: random() < 0.4 ? random() : 0,
    },
  }
}
