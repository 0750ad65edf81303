import type { Minor } from '@kit/sdk/contract'
import { pointsFromMinor } from '@kit/sdk/contract'
import { Refused } from '../../operator/http/refused.ts'

// Refusals of launches and stakes, worded for the player.

export const gameUnknown = () =>
  new Refused(404, { message: 'This game is not known', code: 'game-unknown', field: 'gameId' })

export const casinoLocked = () =>
  new Refused(403, { message: 'The casino is locked for your account', code: 'casino-locked' })

export const siteUnknown = () =>
  new Refused(400, { message: 'This site may not show games', code: 'site-unknown', field: 'site' })

/** The page's token is invalid or expired. */
export const gameOver = () => new Refused(401, { message: 'Please open the game again', code: 'game-over' })

export const selectionUnknown = () =>
  new Refused(400, { message: 'Nothing to bet on was chosen', code: 'selection-unknown', field: 'selection' })

export const stakeOutOfRange = (min: Minor, max: Minor) =>
  new Refused(409, {
    message: 'Amount should be between Min and Max Amount Range',
    code: 'stake-out-of-range',
    field: 'stake',
    details: { min: pointsFromMinor(min), max: pointsFromMinor(max) },
  })

export const notEnoughPoints = (available: Minor) =>
  new Refused(409, {
    message: `You have ${pointsFromMinor(available)} points available`,
    code: 'not-enough-points',
    field: 'stake',
    details: { available: pointsFromMinor(available) },
  })

export const keyReused = () =>
  new Refused(422, { message: 'This key belongs to another bet', code: 'key-reused', field: 'key' })

export const roundOpen = () =>
  new Refused(409, { message: 'Your last round is not over yet', code: 'round-open' })

export const roundBegun = () =>
  new Refused(409, { message: 'This round has begun, please wait for the next', code: 'round-begun' })

export const notUpYet = () =>
  new Refused(409, { message: 'The round has not started yet', code: 'not-up-yet' })

export const drawClosed = () =>
  new Refused(409, { message: 'This draw is over, please wait for the next', code: 'draw-closed' })

export const tooManyTickets = (most: number) =>
  new Refused(409, { message: `At most ${most} tickets for a draw`, code: 'too-many-tickets' })

/** Returned for other players' rounds too, so that their existence is not revealed. */
export const roundUnknown = () =>
  new Refused(404, { message: 'This round is not known', code: 'round-unknown', field: 'roundId' })

export const tooLate = () => new Refused(409, { message: 'Too late: the round is over', code: 'too-late' })

export const roundUnchanged = (state: string) =>
  new Refused(409, { message: `This round is ${state}`, code: 'round-unchanged', details: { state } })
