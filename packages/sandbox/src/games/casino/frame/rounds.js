// Rounds as a player sees them.

import { make } from './element.js'

const resultWords = ({ state: ended, result }) =>
  ended === 'won' ? `You won ${result}` : ended === 'lost' ? `You lost ${result.slice(1)}` : 'Stake returned'

/** What stands on the table of a game that is played alone: how the last round came out. */
export function lastRoundView([last]) {
  if (!last) return [make('p', {}, 'Choose, stake and play.')]
  if (last.state === 'open') return [make('p', {}, `Your ticket: ${last.selection}`)]
  const symbols = last.outcome?.symbols ?? []
  return [
    make(
      'p',
      { className: symbols.length === 15 ? 'symbols reels' : 'symbols' },
      ...symbols.map((symbol) =>
        make('span', { className: /[♥♦]/.test(symbol) ? 'symbol red' : 'symbol' }, symbol),
      ),
    ),
    make('p', {}, last.outcome?.text ?? 'This round was void'),
    make('p', { className: last.state }, resultWords(last)),
  ]
}

/** How a round ended, in one sentence to be read out. */
export const endWords = (round) =>
  `${round.outcome?.text ?? (round.cashOut ? `Taken in at ${round.cashOut}` : 'This round was void')}. ${resultWords(round)}`

/** When the next draw is, by the operator's clock. */
export function drawView({ endsAt }, now) {
  const seconds = Math.max(0, Math.ceil((endsAt - now) / 1000))
  return make('p', { id: 'draw' }, `Next draw in ${seconds} s`)
}

/** What came out; a kite that was taken in is paid before its round is over. */
function outcomeOf({ outcome, state, cashOut }) {
  if (outcome) return outcome.text
  if (state === 'open') return 'Open'
  return state === 'won' ? `Taken in at ${cashOut}` : 'Void'
}

export function roundsView(rounds) {
  if (rounds.length === 0) return undefined
  const rows = rounds.map((round) =>
    make(
      'tr',
      {},
      make('td', {}, round.selection),
      make('td', { className: 'number' }, round.stake),
      make('td', {}, outcomeOf(round)),
      make('td', { className: `number ${round.state}` }, round.state === 'open' ? '' : round.result),
    ),
  )
  const head = [
    make('th', { scope: 'col' }, 'Bet'),
    make('th', { scope: 'col', className: 'number' }, 'Stake'),
    make('th', { scope: 'col' }, 'Result'),
    make('th', { scope: 'col', className: 'number' }, 'Won or lost'),
  ]
  return make(
    'table',
    {},
    make('caption', {}, 'Your last rounds'),
    make('thead', {}, make('tr', {}, ...head)),
    make('tbody', {}, ...rows),
  )
}
