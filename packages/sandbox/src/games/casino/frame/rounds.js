import { grouped } from './amount.js'
import { make } from './element.js'

const resultWords = ({ state: ended, result }) =>
  ended === 'won'
    ? `You won ${grouped(result)}`
    : ended === 'lost'
      ? `You lost ${grouped(result.slice(1))}`
      : 'Stake returned'

/** Renders the symbols of a result, or of the sample that fills the table before the first result. */
const symbolsView = (symbols, isSample) =>
  make(
    'p',
    {
      className: `symbols${symbols.length === 15 ? ' reels' : ''}${isSample ? ' sample' : ''}`,
      ariaHidden: isSample ? 'true' : null,
    },
    ...symbols.map((symbol) =>
      make('span', { className: /[♥♦]/.test(symbol) ? 'symbol red' : 'symbol' }, symbol),
    ),
  )

const tableView = (symbols, text, result) => [
  symbols,
  make('p', { className: 'outcome' }, text),
  make('p', { className: result?.state ?? '' }, result ? resultWords(result) : ''),
]

/** The table has the same height before the first round. */
export function lastRoundView([last], { sample, mode }) {
  const empty = symbolsView(mode === 'instant' && sample.length > 1 ? sample : sample.map(() => '?'), true)
  if (!last) return tableView(empty, 'Choose, stake and play.')
  if (last.state === 'open') return tableView(empty, `Your ticket: ${last.selection}`)
  const symbols = last.outcome ? symbolsView(last.outcome.symbols, false) : empty
  return tableView(symbols, last.outcome?.text ?? 'This round was void', last)
}

export const endWords = (round) =>
  `${round.outcome?.text ?? (round.cashOut ? `Cashed out at ${round.cashOut}` : 'This round was void')}. ${resultWords(round)}`

export function drawView({ endsAt }, now) {
  const seconds = Math.max(0, Math.ceil((endsAt - now) / 1000))
  return make('p', { id: 'draw' }, `Next draw in ${seconds} s`)
}

/** A cash out is paid before the round ends. */
function outcomeOf({ outcome, state, cashOut }) {
  if (outcome) return outcome.text
  if (state === 'open') return 'Open'
  return state === 'won' ? `Cashed out at ${cashOut}` : 'Void'
}

export function roundsView(rounds) {
  if (rounds.length === 0) return undefined
  const rows = rounds.map((round) =>
    make(
      'tr',
      {},
      make('td', {}, round.selection),
      make('td', { className: 'number' }, grouped(round.stake)),
      make('td', {}, outcomeOf(round)),
      make('td', { className: `number ${round.state}` }, round.state === 'open' ? '' : grouped(round.result)),
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
