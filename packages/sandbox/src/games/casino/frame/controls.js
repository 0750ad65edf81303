import { grouped } from './amount.js'
import { choose, currentBet, isComplete, setStake } from './bet.js'
import { make } from './element.js'

/** The selection of a crash bet that the player cashes out. */
const byHand = 'by-hand'

/**
 * From this number of selections with equal odds on, they are numbers of a wheel and share one label with
 * their odds.
 */
const manyAlike = 12

/** Returns the selections in groups: those with odds of their own, and numbers that share theirs. */
function groupsOf({ pick, selections }) {
  if (pick) {
    const choices = Array.from({ length: pick.last }, (_value, index) => String(index + 1))
    const label = `Choose ${pick.count} numbers`
    return [{ label, isNumbers: false, choices: choices.map((name) => ({ id: name, name })) }]
  }
  const isNumber = ({ pays }) => selections.filter((other) => other.pays === pays).length > manyAlike
  const numbers = selections.filter(isNumber)
  const others = selections.filter((selection) => !isNumber(selection))
  return [
    { label: 'Bet on', isNumbers: false, choices: others },
    { label: `A number, ×${numbers[0]?.pays}`, isNumbers: true, choices: numbers },
  ].filter(({ choices }) => choices.length > 0)
}

const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])
const colourOf = (name) => (name === '0' ? 'zero' : reds.has(Number(name)) ? 'red' : 'black')

function choiceView(game, { id, name, pays }, { isNumber, isClosed, redraw }) {
  const onclick = () => {
    choose(game, id)
    redraw()
  }
  const className = isNumber ? `number ${colourOf(name)}` : ''
  const button = make('button', { type: 'button', className, onclick }, name)
  if (pays && !isNumber)
    button.append(make('small', {}, id === byHand ? `up to ×${Number(pays)}` : `×${pays}`))
  button.dataset.choice = id
  button.disabled = isClosed
  button.setAttribute('aria-pressed', String(currentBet().chosen.includes(id)))
  return button
}

/** Empty if there is only one selection. Disabled ones keep their position. */
export function choicesView(game, isClosed, redraw) {
  if (!game.pick && game.selections.length === 1) return []
  return groupsOf(game).map(({ label, isNumbers, choices }) => {
    const group = make(
      'div',
      { className: isNumbers ? 'choices numbers' : 'choices' },
      ...(isNumbers ? [make('p', { ariaHidden: 'true' }, label)] : []),
      ...choices.map((choice) => choiceView(game, choice, { isNumber: isNumbers, isClosed, redraw })),
    )
    group.setAttribute('role', 'group')
    group.setAttribute('aria-label', label)
    return group
  })
}

/** Both are disabled while a shared round is in play. */
export function stakeView(game, { isBusy, isClosed = false }, onPlay) {
  const play = make('button', { type: 'button', className: 'play', id: 'play', onclick: onPlay }, 'Play')
  play.disabled = isClosed || !isComplete(game)
  // A disabled button would lose focus in each round.
  if (isBusy) play.ariaDisabled = 'true'
  const input = make('input', {
    id: 'stake',
    inputMode: 'decimal',
    autocomplete: 'off',
    value: currentBet().stake,
    oninput: (event) => {
      setStake(event.target.value)
      play.disabled = isClosed || !isComplete(game)
    },
  })
  const label = make('label', {}, `Stake, ${grouped(game.min)} to ${grouped(game.max)}`, input)
  return make('div', { className: 'row action' }, label, play)
}

export function crashActionView(
  { isByHand, selection, cashOut, stake, result },
  { isUp, isBusy, onCashOut },
) {
  if (cashOut !== null)
    return make('p', { className: 'row action won' }, `Cashed out at ${cashOut}: you won ${grouped(result)}`)
  const canCashOut = isByHand && isUp
  const whileUp = isByHand ? 'Cash out' : `Cashes out ${selection.toLowerCase()}`
  const button = make(
    'button',
    {
      type: 'button',
      className: 'play',
      id: canCashOut ? 'cash-out' : 'waiting',
      // It keeps focus until it is enabled.
      ariaDisabled: String(isBusy || !canCashOut),
      // Its text contains the running multiplier, which is not announced.
      ariaLabel: canCashOut ? 'Cash out' : null,
      onclick: canCashOut ? onCashOut : null,
    },
    isUp ? whileUp : `You staked ${grouped(stake)}`,
  )
  return make('div', { className: 'row action' }, button)
}
