// A game's page: it shows the operator's state and makes three calls (state, bet, cash out).

const { token, site } = document.body.dataset
const main = document.querySelector('main')

function make(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...children.filter((child) => child !== undefined))
  return element
}

const tellSite = (said) => window.parent.postMessage({ from: 'casino-game', said }, site)

let state
let chosen = []
let stake = ''
let clientSeed = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
  byte.toString(16).padStart(2, '0'),
).join('')
let isBusy = false
let words = ''
let clockOffset = 0
/** The key of the bet being sent: a retry after a lost answer is the same bet. */
let pendingKey
let timer

async function ask(what, fields = {}) {
  const response = await fetch(`/casino-games/${what}`, {
    method: 'POST',
    body: new URLSearchParams({ token, ...fields }),
    credentials: 'omit',
    signal: AbortSignal.timeout(10_000),
  })
  const body = await response.json()
  if (response.ok) return body
  if (body.code === 'game-over') tellSite('over')
  throw Object.assign(new Error(body.message), { isRefusal: true })
}

const openRound = () => state.rounds.find((round) => round.state === 'open' && round.height !== undefined)

/** The selection's id; undefined until enough is chosen. */
function selection() {
  const { pick } = state.game
  if (!pick) return chosen[0]
  return chosen.length === pick.count ? chosen.toSorted((a, b) => a - b).join('-') : undefined
}

function take(next) {
  const before = state
  state = next
  clockOffset = next.now - Date.now()
  if (before && before.available !== next.available) tellSite('pointsChanged')
  draw()
  schedule()
}

/** Polls while a round of the player is open. */
function schedule() {
  clearTimeout(timer)
  if (!state.rounds.some((round) => round.state === 'open')) return
  timer = setTimeout(refresh, openRound() ? 500 : 2000)
}

async function refresh() {
  try {
    const next = await ask('state')
    // The answer to a bet is newer than this one.
    if (!isBusy) take(next)
  } catch (error) {
    if (error.isRefusal) say(error.message)
    else schedule()
  }
}

function say(text) {
  words = text
  draw()
}

async function act(what, fields) {
  if (isBusy) return
  isBusy = true
  words = ''
  draw()
  try {
    const next = await ask(what, fields)
    pendingKey = undefined
    isBusy = false
    take(next)
  } catch (error) {
    isBusy = false
    if (error.isRefusal) pendingKey = undefined
    say(error.isRefusal ? error.message : 'No answer. Press again: nothing is staked twice.')
  }
}

function placeStake() {
  pendingKey ??= crypto.randomUUID?.() ?? uuid()
  void act('bet', { key: pendingKey, selection: selection(), stake, clientSeed })
}

/** `randomUUID` exists in secure contexts only. */
function uuid() {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6] & 0x0f) | 0x40
  bytes[8] = (bytes[8] & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function choose(id) {
  const { pick } = state.game
  if (!pick) chosen = [id]
  else if (chosen.includes(id)) chosen = chosen.filter((one) => one !== id)
  else if (chosen.length < pick.count) chosen = [...chosen, id]
  // A different bet from the one that may be in flight.
  pendingKey = undefined
  draw()
}

const resultWords = ({ state: ended, result }) =>
  ended === 'won' ? `You won ${result}` : ended === 'lost' ? `You lost ${result.slice(1)}` : 'Stake returned'

function tableView() {
  const rising = openRound()
  if (rising)
    return [make('p', { className: 'symbols' }, make('span', { className: 'symbol' }, rising.height))]
  const [last] = state.rounds
  if (!last) return [make('p', {}, 'Choose, stake and play.')]
  if (last.state === 'open') return [make('p', {}, `Your ticket: ${last.selection}`)]
  const symbols = last.outcome?.symbols ?? []
  return [
    make(
      'p',
      { className: 'symbols' },
      ...symbols.map((symbol) =>
        make('span', { className: /[♥♦]/.test(symbol) ? 'symbol red' : 'symbol' }, symbol),
      ),
    ),
    make('p', {}, last.outcome?.text ?? 'This round was void'),
    make('p', { className: last.state }, resultWords(last)),
  ]
}

function choicesView() {
  const { pick, selections } = state.game
  const choices = pick
    ? Array.from({ length: pick.last }, (_value, index) => ({
        id: String(index + 1),
        name: String(index + 1),
      }))
    : selections
  const group = make('div', { className: 'choices' })
  group.setAttribute('role', 'group')
  group.setAttribute('aria-label', pick ? `Choose ${pick.count} numbers` : 'Bet on')
  for (const { id, name, pays } of choices) {
    const button = make('button', { type: 'button', onclick: () => choose(id) }, name)
    if (pays) button.append(make('br'), make('small', {}, `× ${pays}`))
    button.dataset.choice = id
    button.setAttribute('aria-pressed', String(chosen.includes(id)))
    group.append(button)
  }
  return group
}

function stakeView() {
  const { min, max } = state.game
  const input = make('input', {
    id: 'stake',
    inputMode: 'decimal',
    autocomplete: 'off',
    value: stake,
    oninput: (event) => {
      stake = event.target.value.trim()
      pendingKey = undefined
      play.disabled = !canPlay()
    },
  })
  const canPlay = () => !isBusy && selection() !== undefined && /^\d+(\.\d{1,2})?$/.test(stake)
  const play = make('button', { type: 'button', className: 'play', id: 'play', onclick: placeStake }, 'Play')
  play.disabled = !canPlay()
  return make('div', { className: 'row action' }, make('label', {}, `Stake, ${min} to ${max}`, input), play)
}

function actionView() {
  const rising = openRound()
  if (!rising) return stakeView()
  const button = make(
    'button',
    {
      type: 'button',
      className: 'play',
      id: 'cash-out',
      disabled: isBusy || rising.selection !== 'By hand',
      onclick: () => act('cash-out', { roundId: rising.roundId }),
    },
    rising.selection === 'By hand' ? 'Take it in' : rising.selection,
  )
  return make('div', { className: 'row action' }, button)
}

function drawView() {
  if (!state.draw) return undefined
  const seconds = Math.max(0, Math.ceil((state.draw.endsAt - Date.now() - clockOffset) / 1000))
  return make('p', { id: 'draw' }, `Next draw in ${seconds} s`)
}

function roundsView() {
  const rows = state.rounds.map((round) =>
    make(
      'tr',
      {},
      make('td', {}, round.selection),
      make('td', { className: 'number' }, round.stake),
      make('td', {}, round.outcome?.text ?? (round.state === 'open' ? 'Open' : 'Void')),
      make('td', { className: `number ${round.state}` }, round.state === 'open' ? '' : round.result),
    ),
  )
  const head = ['Bet', 'Stake', 'Result', 'Won or lost'].map((name) => make('th', { scope: 'col' }, name))
  return make(
    'table',
    {},
    make('caption', {}, 'Your last rounds'),
    make('thead', {}, make('tr', {}, ...head)),
    make('tbody', {}, ...rows),
  )
}

const fact = (name, value) => make('p', {}, `${name}: `, make('code', {}, value))

/** What a player needs to verify a round. */
function proofView() {
  const seed = make('input', {
    id: 'seed',
    value: clientSeed,
    maxLength: 64,
    oninput: (event) => {
      clientSeed = event.target.value
      pendingKey = undefined
    },
  })
  const last = state.rounds.find((round) => round.serverSeed)
  const details = make(
    'details',
    { open: isProofOpen, ontoggle: (event) => (isProofOpen = event.target.open) },
    make('summary', {}, 'Fair play'),
    make(
      'p',
      {},
      'The next round is decided by two seeds. The hash of ours is here before you stake; yours is what you like.',
    ),
    fact('Hash of our next seed (SHA-256)', state.draw?.serverSeedHash ?? state.nextSeedHash),
    state.draw ? undefined : make('label', {}, 'Your seed', seed),
  )
  if (last)
    details.append(
      fact('Last round, our seed', last.serverSeed),
      fact('Its hash, shown before', last.serverSeedHash),
      fact('Your seed in it', last.clientSeed),
    )
  return details
}
let isProofOpen = false

function draw() {
  if (!state) return void main.replaceChildren(make('p', { role: 'alert' }, words))
  const focused = document.activeElement
  const mark = focused?.id ? `#${focused.id}` : undefined
  const choice = focused?.dataset?.choice
  const parts = [
    make(
      'header',
      {},
      make('h1', {}, state.game.name),
      make('p', {}, 'Points ', make('strong', { id: 'points' }, state.available)),
    ),
    make('section', { className: 'table', ariaLive: 'polite' }, ...tableView()),
    drawView(),
    make('p', { role: 'alert', id: 'words' }, words),
    openRound() ? undefined : choicesView(),
    actionView(),
    proofView(),
    roundsView(),
  ]
  main.setAttribute('aria-busy', String(isBusy))
  main.replaceChildren(...parts.filter((part) => part !== undefined))
  const again = mark
    ? main.querySelector(mark)
    : choice && main.querySelector(`[data-choice="${CSS.escape(choice)}"]`)
  again?.focus()
}

function countDown() {
  const line = main.querySelector('#draw')
  if (!state?.draw || !line) return
  if (state.draw.endsAt < Date.now() + clockOffset) void refresh()
  else line.replaceWith(drawView())
}

async function begin() {
  try {
    const first = await ask('state')
    stake = first.game.min
    if (first.game.selections.length === 1) chosen = [first.game.selections[0].id]
    take(first)
    tellSite('ready')
    setInterval(countDown, 1000)
  } catch (error) {
    say(error.isRefusal ? error.message : 'The game could not be reached. Please open it again.')
  }
}

if (token) void begin()
