// The crash round that all players share: stakes, rise, crash. Between two messages of the operator, the page
// calculates the multiplier from the time since the start. Only the operator decides what is paid.

import { grouped } from './amount.js'
import { make } from './element.js'
import { around } from './site.js'

const growthMs = 8000

let view
let offset = 0

export function updateCrash(next, now) {
  const isNews = view?.roundId !== next.roundId || view?.phase !== next.phase
  view = next
  offset = now - Date.now()
  return isNews
}

export const phase = () => view?.phase
export const crashId = () => view?.roundId
export const nextSeedHash = () => view?.serverSeedHash

const now = () => Date.now() + offset

function height() {
  if (view.phase !== 'rising') return view.height
  return (Math.floor(100 * Math.exp(Math.max(0, now() - view.startsAt) / growthMs)) / 100).toFixed(2)
}

const secondsTo = (at) => Math.max(0, Math.ceil((at - now()) / 1000))

function words() {
  if (view.phase === 'stakes') return ['Place your stake', `${secondsTo(view.startsAt)} s`]
  if (view.phase === 'rising') return ['The kite is up', '']
  const said = view.isVoid ? 'This round was void' : `The kite fell after ${view.height}`
  return [said, `Next round in ${secondsTo(view.nextAt)} s`]
}

export const crashText = () => words()[0]

const curve = (element, points) => element.setAttribute('points', points)

/** Renders the path of the multiplier so far: time from the left, multiplier from below. */
function sky() {
  const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  picture.setAttribute('viewBox', '0 0 300 120')
  picture.setAttribute('aria-hidden', 'true')
  picture.setAttribute('class', 'sky')
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'polyline')
  line.id = 'path'
  const mark = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  mark.id = 'kite'
  mark.setAttribute('d', 'M0 -12 L9 0 L0 14 L-9 0 Z')
  picture.append(line, mark)
  return picture
}

function place() {
  const grown = Math.log(Number(height()))
  const most = Math.max(grown, 0.7)
  const at = (share) => {
    const grownThen = grown * share
    const x = 20 + (260 * grownThen) / most
    const y = 105 - (88 * (Math.exp(grownThen) - 1)) / (Math.exp(most) - 1)
    return [x.toFixed(1), y.toFixed(1)]
  }
  const path = document.querySelector('#path')
  const mark = document.querySelector('#kite')
  if (!path || !mark) return
  curve(path, Array.from({ length: 21 }, (_value, step) => at(step / 20).join(',')).join(' '))
  const [x, y] = at(1)
  mark.setAttribute('transform', `translate(${x} ${y}) rotate(${view.phase === 'fallen' ? 150 : 20})`)
}

function phaseView() {
  const line = make('p', { id: 'phase' }, crashText())
  line.dataset.phase = view.phase
  return line
}

/** Running numbers are not announced. */
export const crashView = () => [
  ...(around.isStill ? [] : [sky()]),
  make('p', { className: `height ${view.phase}`, id: 'height', ariaHidden: 'true' }, `${height()}×`),
  phaseView(),
  make('p', { id: 'seconds', ariaHidden: 'true' }, words()[1]),
]

/**
 * Renders the bets of all players in this round, the largest stakes first. Its height is fixed, because
 * players come and go.
 */
export function companyView() {
  if (!view) return undefined
  const rows = view.bets.map(({ name, stake, selection, cashOut }) =>
    make(
      'tr',
      { className: cashOut === null ? '' : 'won' },
      make('td', {}, name),
      make('td', { className: 'number' }, grouped(stake)),
      make('td', {}, cashOut === null ? selection : `Cashed out at ${cashOut}`),
    ),
  )
  const head = [
    make('th', { scope: 'col' }, 'Player'),
    make('th', { scope: 'col', className: 'number' }, 'Stake'),
    make('th', { scope: 'col' }, 'Bet'),
  ]
  const table = make(
    'table',
    { id: 'company' },
    make('caption', {}, 'In this round'),
    make('thead', {}, make('tr', {}, ...head)),
    make('tbody', {}, ...rows),
  )
  const box = make('div', { className: 'company', id: 'players', tabIndex: 0 }, table)
  box.setAttribute('role', 'region')
  box.setAttribute('aria-label', 'In this round')
  return box
}

export function animateCrash() {
  if (!view) return
  const number = document.querySelector('#height')
  const seconds = document.querySelector('#seconds')
  const button = document.querySelector('#cash-out:not([aria-disabled="true"])')
  if (number) number.textContent = `${height()}×`
  if (seconds) seconds.textContent = words()[1]
  if (button) button.textContent = `Cash out at ${height()}`
  if (!around.isStill) place()
}
