import type { CashOutRefusalCode } from '@kit/sdk/contract'
import type { CashOutFault } from '@kit/rules'
import { Refused } from '../../http/refused.ts'

const refuse = (code: CashOutRefusalCode, message: string): Refused => new Refused(409, { message, code })

/** The player has no such open bet, or the market's kind cannot be cashed out. */
export const unavailable = () => refuse('cash-out-unavailable', 'This cannot be cashed out')

/** The market was cashed out after the bet was placed, so the bet is part of that cash out. */
export const cashedOutWithMarket = () =>
  refuse('cash-out-level', 'This bet was cashed out with its market already')

export const moved = () =>
  refuse('cash-out-moved', 'The market moved: you would get less than you accept. Nothing was taken.')

export function nothingToCashOut(fault: CashOutFault): Refused {
  switch (fault) {
    case 'level':
      return refuse('cash-out-level', 'There is nothing to cash out: every outcome is the same')
    case 'no-price':
      return refuse('cash-out-no-price', 'Not enough is available to cash out')
    case 'too-small':
      return refuse('cash-out-too-small', 'This part is too small to cash out')
    case 'worse':
      return refuse('cash-out-worse', 'At these prices, cashing out is worse than your worst outcome')
  }
}
