import { formatPoints, formatShortPoints } from '@kit/ui'
import { expect, it } from 'vitest'
import { resultDisplay } from './amountText.ts'

it.each([
  { amount: -5_799_942n, shown: '−57,999.42' },
  { amount: 9_999_999n, shown: '99,999.99' },
  { amount: 12_345_678n, shown: '1.23l' },
])('shows a profit or loss of $amount as $shown: nothing is hidden below a lakh', ({ amount, shown }) =>
  expect((resultDisplay(amount) === 'full' ? formatPoints : formatShortPoints)(amount)).toBe(shown),
)
