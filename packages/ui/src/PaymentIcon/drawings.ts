import type { IconDrawing } from '../Icon/drawing.ts'
import { strokes } from '../Icon/strokes.tsx'
import type { PaymentName } from './paymentNames.ts'

export const payments: Record<PaymentName, IconDrawing> = {
  bank: strokes(
    'M3 9.5 12 4l9 5.5',
    'M4 9.5h16',
    'M6 9.5v7M10 9.5v7M14 9.5v7M18 9.5v7',
    'M3.5 16.5h17M3 20h18',
  ),
  card: strokes(
    'M4 5.5h16A1.5 1.5 0 0 1 21.5 7v10a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 17V7A1.5 1.5 0 0 1 4 5.5Z',
    'M2.5 9.5h19',
    'M6 14.5h4',
  ),
  cash: strokes('M2.5 7h19v10h-19Z', 'o 12 12 2.6', 'M6 10v4M18 10v4'),
  crypto: strokes(
    'o 12 12 9',
    'M9.5 8v8M9.5 8h3.3a2 2 0 0 1 0 4H9.5M9.5 12h3.8a2 2 0 0 1 0 4H9.5',
    'M11.5 6.3V8M11.5 16v1.7',
  ),
  imps: strokes('M13 3 5 13.5h6L10 21l9-11h-6.5Z'),
  neft: strokes('M4 8h14l-3.5-3.5', 'M20 16H6l3.5 3.5'),
  qr: strokes(
    'M4 4h6v6H4Z',
    'M14 4h6v6h-6Z',
    'M4 14h6v6H4Z',
    'M14 14h2.5v2.5',
    'M20 14v.01M14 20v.01M17.5 20H20v-2.5',
  ),
  upi: strokes('M8.5 3.5 14 12l-5.5 8.5L10.3 12Z', 'M14 3.5 19.5 12 14 20.5', 'M4.5 12h2'),
  usdt: strokes('o 12 12 9', 'M8 8h8M12 8v8.5', 'M12 11c-3 0-5 .7-5 1.6s2 1.6 5 1.6 5-.7 5-1.6-2-1.6-5-1.6Z'),
  wallet: strokes(
    'M4.5 7.5V6A1.5 1.5 0 0 1 6 4.5h11v3',
    'M4.5 7.5h15V19.5h-15Z',
    'M19.5 11.5h-4a2 2 0 0 0 0 4h4',
  ),
}
