import '@kit/tokens/brands/velvet'
import { casinoSiteMessage } from '@kit/sdk/contract'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { frameOf, openGame, say } from '../testing/openGame.tsx'
import { closeCasino } from '../testing/showCasino.tsx'

const from = 'casino-game'

beforeEach(() => {
  document.documentElement.dataset['mode'] = 'dark'
  document.documentElement.dataset['brand'] = 'velvet'
})
afterEach(() => {
  closeCasino()
  delete document.documentElement.dataset['mode']
  delete document.documentElement.dataset['brand']
})

const isHere = () => expect.poll(() => frameOf()?.parentElement?.dataset['state']).toBe('loaded')

const countOf = (calls: readonly unknown[], name: string) =>
  calls.filter((call) => JSON.stringify(call).includes(`"${name}"`)).length

it('shows the balance and reads it again when the game reports a change, ignoring the game’s figures', async () => {
  let available = 1_000_000n
  const answers = { getPoints: () => ({ available, exposure: 0n }) }
  openGame({ answers })
  const points = () => page.getByRole('banner').element().textContent
  await expect.poll(points).toContain('10,000.00')
  await isHere()
  available = 990_000n
  say({ from, said: 'pointsChanged', available: '5000000' })
  await expect.poll(points).toContain('9,900.00')
})

it('ignores invalid messages, other origins and other windows', async () => {
  openGame()
  await isHere()
  const over = { from, said: 'over' }
  say(over, { origin: location.origin })
  say(over, { origin: 'https://elsewhere.invalid' })
  say(over, { source: window })
  say(over, { source: null })
  for (const rubbish of [
    'over',
    null,
    [],
    { said: 'over' },
    { from, said: 'game over' },
    { from: 'casino', said: 'over' },
  ])
    say(rubbish)
  // A valid message is received, after all of the above.
  say({ from, said: 'connection', isOnline: false })
  await expect.element(page.getByText('The game lost its provider', { exact: false })).toBeVisible()
  expect(page.getByText('The provider has ended this game').query()).toBeNull()
  say({ from, said: 'connection', isOnline: true })
  await expect.element(page.getByText('The game lost its provider', { exact: false })).not.toBeInTheDocument()
})

it('removes the frame when the provider ends the session, and opens the game again', async () => {
  const { calls } = openGame()
  await isHere()
  say({ from, said: 'over' })
  await expect.element(page.getByText('The provider has ended this game')).toBeVisible()
  expect(frameOf()).toBeNull()
  await page.getByRole('button', { name: 'Reload the game' }).last().click()
  await isHere()
  expect(countOf(calls, 'launchCasinoGame')).toBe(2)
})

it('announces the start and the end of a round', async () => {
  openGame()
  await isHere()
  say({ from, said: 'round', roundId: 'r-1', state: 'open' })
  await expect.element(page.getByText('A round is running.')).toBeInTheDocument()
  say({ from, said: 'round', roundId: 'r-1', state: 'ended' })
  await expect.element(page.getByText('The round has ended.')).toBeInTheDocument()
})

it('sends the game the site’s theme, sound and connection, and every change', async () => {
  let isOnline = true
  const listeners = new Set<() => void>()
  openGame({
    isOnline: {
      getState: () => isOnline,
      subscribe(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
  })
  await isHere()
  const reported: unknown[] = []
  const inside = { postMessage: (data: unknown) => reported.push(data) }
  Object.defineProperty(frameOf(), 'contentWindow', { value: inside })
  const last = () => casinoSiteMessage.safeParse(reported.at(-1)).data
  await page.getByRole('button', { name: 'Sound' }).click()
  await expect.poll(last).toMatchObject({ mode: 'dark', hasSound: true, isOnline: true, language: 'en-IN' })
  const dark = last()?.colours.canvas
  document.documentElement.dataset['mode'] = 'light'
  await expect.poll(() => last()?.mode).toBe('light')
  expect(last()?.colours.canvas).not.toBe(dark)
  isOnline = false
  for (const listener of listeners) listener()
  await expect.poll(last).toMatchObject({ isOnline: false })
  await expect.element(page.getByText('No connection.', { exact: false })).toBeVisible()
})
