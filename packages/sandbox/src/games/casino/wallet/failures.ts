import type { Minor } from '@kit/sdk/contract'
import { pointsFromMinor } from '@kit/sdk/contract'
import { Refused } from '../../../operator/http/refused.ts'

export const notSigned = () =>
  new Refused(401, {
    message: 'The call is not signed by a known provider, or not just now',
    code: 'not-signed',
  })

export const transactionReused = () =>
  new Refused(422, {
    message: 'This transaction belongs to another call',
    code: 'transaction-reused',
    field: 'transaction',
  })

export const rolledBack = () =>
  new Refused(409, { message: 'This debit was rolled back before it came', code: 'rolled-back' })

/** Returned for refused debits too, and for those of other providers. */
export const debitUnknown = () =>
  new Refused(404, {
    message: 'This debit is not known, or was not taken',
    code: 'debit-unknown',
    field: 'debit',
  })

export const debitEnded = (state: string) =>
  new Refused(409, {
    message: state === 'void' ? 'The stake was given back' : 'This debit has its credit',
    code: 'debit-ended',
    details: { state },
  })

export const roundDiffers = () =>
  new Refused(409, { message: 'The round is another one', code: 'round-differs', field: 'round' })

export const playerDiffers = () =>
  new Refused(409, { message: 'The player is another one', code: 'player-differs', field: 'player' })

export const roundOver = (state: string) =>
  new Refused(409, { message: 'This round takes no more debits', code: 'round-over', details: { state } })

export const amountRefused = (most: Minor) =>
  new Refused(409, {
    message: `The amount must be from 0 to ${pointsFromMinor(most)}`,
    code: 'amount-refused',
    field: 'amount',
    details: { min: '0', max: pointsFromMinor(most) },
  })
