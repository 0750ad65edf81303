// The bet that a player composes: its selection, its stake, the player's seed, and its idempotency key.

const newSeed = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('')

const bet = { chosen: [], stake: '', clientSeed: newSeed() }

/** Idempotency key of the bet being sent. A retry after a lost answer is the same bet. */
let pendingKey

export const currentBet = () => bet

/** Gives the next bet a new key, so that it differs from a bet in flight or an answered one. */
export function forgetKey() {
  pendingKey = undefined
}

/** With the minimum stake. A single selection is chosen automatically. */
export function beginBet({ min, selections }) {
  bet.stake = min
  if (selections.length === 1) bet.chosen = [selections[0].id]
}

export function setStake(text) {
  bet.stake = text.trim()
  forgetKey()
}

export function setSeed(text) {
  bet.clientSeed = text
  forgetKey()
}

export function choose({ pick }, id) {
  if (!pick) bet.chosen = [id]
  else if (bet.chosen.includes(id)) bet.chosen = bet.chosen.filter((one) => one !== id)
  else if (bet.chosen.length < pick.count) bet.chosen = [...bet.chosen, id]
  forgetKey()
}

/** Undefined until enough is chosen. */
function selection({ pick }) {
  if (!pick) return bet.chosen[0]
  return bet.chosen.length === pick.count ? bet.chosen.toSorted((a, b) => a - b).join('-') : undefined
}

export const isComplete = (game) => selection(game) !== undefined && /^\d+(\.\d{1,2})?$/.test(bet.stake)

/** `randomUUID` exists in secure contexts only. */
function uuid() {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6] & 0x0f) | 0x40
  bytes[8] = (bytes[8] & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Its idempotency key stays the same until it is answered. */
export function sentBet(game) {
  pendingKey ??= crypto.randomUUID?.() ?? uuid()
  return { key: pendingKey, selection: selection(game), stake: bet.stake, clientSeed: bet.clientSeed }
}
