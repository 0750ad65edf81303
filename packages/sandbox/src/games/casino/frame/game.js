// A game's page. It shows the operator's state and makes three calls (state, bet, cash out).

import { grouped } from './amount.js'
import { announce } from './announce.js'
import { beginBet, currentBet, forgetKey, sentBet, setSeed } from './bet.js'
import { choicesView, crashActionView, stakeView } from './controls.js'
import { make } from './element.js'
import {
  companyView,
  crashId,
  crashView,
  crashText,
  animateCrash,
  nextSeedHash,
  phase,
  updateCrash,
} from './crash.js'
import { keepFocus } from './focus.js'
import { ask, follow, hasToken } from './operator.js'
import { proofView } from './proof.js'
import { drawView, endWords, lastRoundView, roundsView } from './rounds.js'
import { listenToSite, sendHeight, notifySite } from './site.js'
import { play as playTune } from './sound.js'

const main = document.querySelector('main')

let state
let isBusy = false
let words = ''
let clockOffset = 0
let timer

const isShared = () => state.shared !== undefined

/** Returns the player's bet in the shown crash round, while it is open and after it is won. */
const ownCrashBet = () =>
  state.rounds.find((round) => round.roundId === crashId() && (round.state === 'won' || phase() !== 'fallen'))

function take(next) {
  const before = state
  state = next
  clockOffset = next.now - Date.now()
  if (before && before.available !== next.available) notifySite('pointsChanged')
  if (before) notifyRounds(before.rounds, next.rounds)
  if (isShared()) updateCrash(next.shared, next.now)
  draw()
  schedule()
}

function notifyRounds(before, after) {
  for (const round of after) {
    const { roundId, state: now } = round
    const last = before.find((round) => round.roundId === roundId)?.state
    if (now === last) continue
    notifySite('round', { roundId, state: now === 'open' ? 'open' : 'ended' })
    announce(now === 'open' ? `You staked ${grouped(round.stake)} on ${round.selection}` : endWords(round))
    playTune(now === 'open' ? 'staked' : now === 'won' ? 'won' : 'lost')
  }
}

function schedule() {
  clearTimeout(timer)
  if (!state.rounds.some((round) => round.state === 'open')) return
  timer = setTimeout(refresh, isShared() ? 1000 : 2000)
}

async function refresh() {
  try {
    const next = await ask('state')
    // A bet was sent meanwhile, and its answer is newer than this one.
    if (!isBusy) take(next)
  } catch (error) {
    if (error.isRefusal) say(error.message)
    else schedule()
  }
}

function say(text) {
  words = text
  announce(text, 'alert')
  draw()
}

async function act(what, fields) {
  if (isBusy) return
  isBusy = true
  words = ''
  draw()
  try {
    const next = await ask(what, fields)
    forgetKey()
    isBusy = false
    take(next)
  } catch (error) {
    isBusy = false
    if (error.isRefusal) forgetKey()
    say(error.isRefusal ? error.message : 'No answer. Press again: nothing is staked twice.')
  }
}

const isClosed = () => isShared() && (ownCrashBet() !== undefined || phase() !== 'stakes')

function actionView() {
  const own = isShared() ? ownCrashBet() : undefined
  if (!own)
    return stakeView(state.game, { isBusy, isClosed: isClosed() }, () => act('bet', sentBet(state.game)))
  const onCashOut = () => act('cash-out', { roundId: own.roundId })
  return crashActionView(own, { isUp: phase() === 'rising', isBusy, onCashOut })
}

function fairness() {
  const seed = make('input', {
    id: 'seed',
    value: currentBet().clientSeed,
    maxLength: 64,
    oninput: (event) => setSeed(event.target.value),
  })
  const isCommon = isShared() || state.draw !== undefined
  return proofView({
    isCommon,
    nextHash: state.draw?.serverSeedHash ?? nextSeedHash() ?? state.nextSeedHash,
    seed: isCommon ? undefined : seed,
    chain: state.chain,
    last: state.rounds.find((round) => round.serverSeed),
  })
}

const draw = () => keepFocus(main, drawAll)

function drawAll() {
  if (!state) return void main.replaceChildren(make('p', {}, words))
  const parts = [
    make(
      'header',
      {},
      make('h1', {}, state.game.name),
      make('p', {}, 'Points ', make('strong', { id: 'points' }, grouped(state.available))),
    ),
    make(
      'section',
      { className: 'table' },
      ...(isShared() ? crashView() : lastRoundView(state.rounds, state.game)),
    ),
    state.draw && drawView(state.draw, Date.now() + clockOffset),
    make('p', { id: 'words' }, words),
    ...choicesView(state.game, isClosed(), draw),
    actionView(),
    companyView(),
    fairness(),
    roundsView(state.rounds),
  ]
  main.setAttribute('aria-busy', String(isBusy))
  main.replaceChildren(...parts.filter((part) => part !== undefined))
}

function countDown() {
  const line = main.querySelector('#draw')
  if (!state?.draw || !line) return
  if (state.draw.endsAt < Date.now() + clockOffset) void refresh()
  else line.replaceWith(drawView(state.draw, Date.now() + clockOffset))
}

/** Games with a wide table. */
const prefers = { 'european-roulette': 'landscape' }

async function begin() {
  try {
    const first = await ask('state')
    beginBet(first.game)
    take(first)
    notifySite('ready', prefers[first.game.code] ? { prefers: prefers[first.game.code] } : {})
    sendHeight(main)
    setInterval(countDown, 1000)
    if (isShared()) followCrash()
  } catch (error) {
    say(error.isRefusal ? error.message : 'The game could not be reached. Please open it again.')
  }
}

/** A new phase is rendered again. In between, only moving elements are updated. */
function followCrash() {
  void follow('live', ({ now, ...next }) => {
    const company = JSON.stringify(state.shared.bets)
    const isNews = updateCrash(next, now)
    state = { ...state, shared: next }
    if (isNews) announce(crashText())
    if (isNews && next.phase === 'fallen') void refresh()
    if (isNews || company !== JSON.stringify(next.bets)) draw()
  })
  const move = () => {
    animateCrash()
    setTimeout(() => requestAnimationFrame(move), 40)
  }
  move()
}

listenToSite(() => void refresh())
if (hasToken) void begin()
