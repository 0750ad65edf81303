import type { Minor, Odds, OrderRefusalCode } from '@kit/sdk/contract'
import { pointsFromMinor } from '@kit/sdk/contract'
import type { RequestedPrice, StakeFault } from '@kit/rules'
import { pointsText } from '../http/pointsText.ts'
import { Refused } from '../http/refused.ts'

// Refusals of an order, worded for the player. Texts of the specification are used where they exist.

const refuse = (
  status: number,
  code: OrderRefusalCode,
  message: string,
  more: { field?: string; details?: Record<string, unknown> } = {},
): Refused => new Refused(status, { message, code, ...more })

const oddsText = (odds: Odds): string => (odds / 100).toFixed(2)

export const marketUnknown = () =>
  refuse(404, 'market-unknown', 'This market is not known', { field: 'marketId' })
export const marketSuspended = () => refuse(409, 'market-suspended', 'This market is suspended')
export const marketClosed = () => refuse(409, 'market-closed', 'This market is closed')
export const runnerUnknown = (field = 'teamId') =>
  refuse(404, 'runner-unknown', 'This runner is not in the market', { field })
export const runnerRemoved = () => refuse(409, 'runner-removed', 'This runner was withdrawn')
export const oddsZero = (field: 'odd' | 'run' = 'odd') =>
  refuse(409, 'odds-zero', "Odd/Run Can't be 0", { field })
export const oddsTooLow = () => refuse(409, 'odds-too-low', 'Odds start at 1.01', { field: 'odd' })
export const priceGone = () => refuse(409, 'price-gone', 'Nobody offers this price any more')
export const stakeInvalid = (status = 409) =>
  refuse(status, 'stake-invalid', 'Invalid Stake', { field: 'stake' })

/** The price got worse. `details.odds` is the best available price in hundredths, `details.run` its run. */
export const oddsChanged = ({ odds, run }: RequestedPrice) =>
  run === 0
    ? refuse(409, 'odds-changed', `The price changed to ${oddsText(odds)}`, { details: { odds } })
    : refuse(409, 'odds-changed', `The price changed to ${run} at ${oddsText(odds)}`, {
        details: { odds, run },
      })

export function stakeRefused(fault: StakeFault, { min, max }: { min: Minor; max: Minor }): Refused {
  switch (fault) {
    case 'stake-invalid':
      return stakeInvalid()
    case 'stake-out-of-range':
      return refuse(409, fault, 'Amount should be between Min and Max Amount Range', {
        field: 'stake',
        details: { min: pointsFromMinor(min), max: pointsFromMinor(max) },
      })
    case 'stake-above-cap':
      return refuse(409, fault, 'Market Stake Is Greater than allowed', { field: 'stake' })
  }
}

export const notEnoughPoints = (available: Minor, needed: Minor) =>
  refuse(
    409,
    'not-enough-points',
    `You have ${pointsText(available)} points available, this bet needs ${pointsText(needed)}`,
    { details: { available: pointsFromMinor(available), needed: pointsFromMinor(needed) } },
  )

/** A rolled-back result reclaimed points that were already spent. */
export const inDebt = (debt: Minor) =>
  refuse(409, 'in-debt', `You owe ${pointsText(debt)} points after a corrected result`, {
    details: { debt: pointsFromMinor(debt) },
  })

export const accountLocked = () => refuse(403, 'account-locked', 'Access Denied: Account Locked By Admin')

export const interrupted = () =>
  refuse(409, 'interrupted', 'The operator stopped before this bet was accepted. Nothing was taken.')

export const keyReused = () =>
  refuse(422, 'key-reused', 'This key belongs to another order', { field: 'key' })

export const inFlight = () => refuse(409, 'in-flight', 'This bet is still in its delay')
