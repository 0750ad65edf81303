// What a player presses: what to bet on, the stake, and the kite's line.

import { choose, currentBet, isComplete, setStake } from './bet.js'
import { make } from './element.js'

/** So many that pay alike are numbers on a wheel: their price stands once, above them. */
const manyAlike = 12

/** What there is to bet on in groups: what has a price of its own, and numbers that share one. */
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
    { label: `A number, × ${numbers[0]?.pays}`, isNumbers: true, choices: numbers },
  ].filter(({ choices }) => choices.length > 0)
}

const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])
const colourOf = (name) => (name === '0' ? 'zero' : reds.has(Number(name)) ? 'red' : 'black')

function choiceView(game, { id, name, pays }, isNumber, redraw) {
  const onclick = () => {
    choose(game, id)
    redraw()
  }
  const className = isNumber ? `number ${colourOf(name)}` : ''
  const button = make('button', { type: 'button', className, onclick }, name)
  if (pays && !isNumber) button.append(make('small', {}, `× ${pays}`))
  button.dataset.choice = id
  button.setAttribute('aria-pressed', String(currentBet().chosen.includes(id)))
  return button
}

/** What to bet on; nothing where there is one thing only. */
export function choicesView(game, redraw) {
  if (!game.pick && game.selections.length === 1) return []
  return groupsOf(game).map(({ label, isNumbers, choices }) => {
    const group = make(
      'div',
      { className: isNumbers ? 'choices numbers' : 'choices' },
      ...(isNumbers ? [make('p', { ariaHidden: 'true' }, label)] : []),
      ...choices.map((choice) => choiceView(game, choice, isNumbers, redraw)),
    )
    group.setAttribute('role', 'group')
    group.setAttribute('aria-label', label)
    return group
  })
}

export function stakeView(game, isBusy, onPlay) {
  const play = make('button', { type: 'button', className: 'play', id: 'play', onclick: onPlay }, 'Play')
  play.disabled = !isComplete(game)
  // One that is disabled would lose the focus with each round.
  if (isBusy) play.ariaDisabled = 'true'
  const input = make('input', {
    id: 'stake',
    inputMode: 'decimal',
    autocomplete: 'off',
    value: currentBet().stake,
    oninput: (event) => {
      setStake(event.target.value)
      play.disabled = !isComplete(game)
    },
  })
  const label = make('label', {}, `Stake, ${game.min} to ${game.max}`, input)
  return make('div', { className: 'row action' }, label, play)
}

/** The player's stake in the flight: taken in by hand, by itself, or already, and then paid. */
export function flightActionView({ selection, cashOut, stake, result }, { isUp, isBusy, onTakeIn }) {
  if (cashOut !== null)
    return make('p', { className: 'row action won' }, `Taken in at ${cashOut}: you won ${result}`)
  const isByHand = selection === 'By hand'
  const canTakeIn = isByHand && isUp
  const whileUp = isByHand ? 'Take it in' : `Comes in ${selection.toLowerCase()}`
  const button = make(
    'button',
    {
      type: 'button',
      className: 'play',
      id: canTakeIn ? 'cash-out' : 'waiting',
      // It keeps the focus until it can be pressed.
      ariaDisabled: String(isBusy || !canTakeIn),
      // The height in its text runs, and is not read out.
      ariaLabel: canTakeIn ? 'Take it in' : null,
      onclick: canTakeIn ? onTakeIn : null,
    },
    isUp ? whileUp : `You staked ${stake}`,
  )
  return make('div', { className: 'row action' }, button)
}
