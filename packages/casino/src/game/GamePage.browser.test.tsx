import { OperatorError } from '@kit/sdk'
import type { FakeSiteOptions } from '@kit/shell/testing'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { frameOf, launchUrl, openGame } from '../testing/openGame.tsx'
import { closeCasino, game } from '../testing/showCasino.tsx'

afterEach(closeCasino)

it('ROUTE-057 opens the game of the address in its own frame, and links back to the games', async () => {
  const asked: unknown[] = []
  const launchCasinoGame = (request: unknown) => {
    asked.push(request)
    return { url: launchUrl }
  }
  const { seen, site } = openGame({ answers: { launchCasinoGame } })
  await expect.element(page.getByRole('heading', { name: 'Kite' })).toBeVisible()
  await expect.poll(() => frameOf()?.src).toContain(launchUrl)
  expect(frameOf()?.getAttribute('sandbox')).toBe('allow-scripts')
  expect(asked).toEqual([
    { gameId: '1003', gameCode: 'kite', providerName: 'sandboxGames', subProviderName: 'Sky House' },
  ])
  // The last games are a shelf of the game list.
  expect(site.storage.getItem('kit.casino.games.player-1')).toContain('1003/kite')
  await page.getByRole('button', { name: 'Back to the games' }).click()
  expect(seen.paths).toEqual(['/live-casino'])
})

it('shows the return to player of a game whose operator knows it', async () => {
  openGame({ answers: { listCasinoGames: () => [game({ returns: 97.3 })] } })
  await expect.element(page.getByText('Return to player 97.3%')).toBeVisible()
})

it('Q-094 shows a demo account the specification’s text on why it cannot play, and starts no game', async () => {
  const { calls } = openGame({ user: { isDemo: true } })
  await expect
    .element(page.getByText('This is your Demo Account, Please Login as Normal user', { exact: true }))
    .toBeVisible()
  expect(JSON.stringify(calls)).not.toContain('launchCasinoGame')
})

it.each([
  ['demo-account', 'This is your Demo Account, Please Login as Normal user'],
  ['casino-locked', 'Casino is not available on your account'],
  ['game-unknown', 'This game is not known'],
])('Q-094 shows the operator’s refusal: %s', async (code, said) => {
  const refusal = new OperatorError('refused', 'This game is not known', { status: 403, code })
  openGame({ answers: { launchCasinoGame: () => Promise.reject(refusal) } })
  await expect.element(page.getByText(said, { exact: true })).toBeVisible()
  expect(frameOf()).toBeNull()
})

it('requests another address if the operator could not be reached, and shows no address of another host', async () => {
  let isUp = false
  openGame({
    failing: ['launchCasinoGame'],
    onCall: (name) =>
      name === 'launchCasinoGame' && isUp ? { url: 'https://elsewhere.invalid/game' } : undefined,
  })
  await expect.element(page.getByText('Check your connection', { exact: false })).toBeVisible()
  isUp = true
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('does not allow the address', { exact: false })).toBeVisible()
  expect(frameOf()).toBeNull()
})

it('shows a game of another host that the site lists, with that host’s storage', async () => {
  openGame({
    casino: { gameHosts: ['games.invalid'] },
    answers: { launchCasinoGame: () => ({ url: 'https://games.invalid/kite' }) },
  })
  await expect.poll(() => frameOf()?.src).toBe('https://games.invalid/kite')
  expect(frameOf()?.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin')
})

it.each([
  ['There is no casino on this site', { flags: { 'casino.enabled': false } }],
  ['Casino is not available on your account', { user: { casinoLock: true } }],
] as [string, FakeSiteOptions][])('shows by address too: %s, and starts no game', async (said, options) => {
  const { calls } = openGame(options)
  await expect.element(page.getByText(said)).toBeVisible()
  expect(JSON.stringify(calls)).not.toContain('launchCasinoGame')
})
