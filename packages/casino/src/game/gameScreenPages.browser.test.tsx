import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { frameOf, kitePath, kiteSearch, launchUrl, openGame, say } from '../testing/openGame.tsx'
import { closeCasino } from '../testing/showCasino.tsx'

afterEach(closeCasino)

const screen = () => page.getByRole('heading', { level: 1 }).element().closest('[data-place]')

it('ROUTE-028 renders a game’s screen within the site, as high as the game, and links to full screen', async () => {
  const { router } = openGame({}, `/game-screen${kiteSearch}`)
  await expect.element(page.getByRole('heading', { name: 'Kite' })).toBeVisible()
  await expect.poll(() => frameOf()?.src).toContain(launchUrl)
  expect(getComputedStyle(screen() as Element).position).toBe('static')
  say({ from: 'casino-game', said: 'resized', height: 777 })
  await expect.poll(() => frameOf()?.getBoundingClientRect().height).toBeGreaterThanOrEqual(777)
  await page.getByRole('button', { name: 'Full screen' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/game-screen-play')
  // Back leads to the game within the site, and stays on the site.
  await page.getByRole('button', { name: 'Back to the games' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/game-screen')
})

it('ROUTE-029 renders the full-screen game screen', async () => {
  openGame({}, `/game-screen-play${kiteSearch}`)
  await expect.poll(() => frameOf()?.src).toContain(launchUrl)
  expect(screen()?.getBoundingClientRect().height).toBe(window.innerHeight)
  // A game's message does not change the full-screen size.
  say({ from: 'casino-game', said: 'resized', height: 5000 })
  await expect.poll(() => screen()?.getBoundingClientRect().height).toBe(window.innerHeight)
})

describe('an address without a game', () => {
  it('opens the last played game', async () => {
    const asked: unknown[] = []
    const launchCasinoGame = (request: unknown) => {
      asked.push(request)
      return { url: launchUrl }
    }
    openGame({ recents: ['9/gone', '1003/kite'], answers: { launchCasinoGame } }, '/game-screen')
    await expect.element(page.getByRole('heading', { name: 'Kite' })).toBeVisible()
    await expect.poll(() => frameOf()?.src).toContain(launchUrl)
    expect(asked).toMatchObject([{ gameId: '1003', gameCode: 'kite' }])
  })

  it.each(['/game-screen', '/game-screen-play', '/game-screen?gi=1003&gc='])(
    '%s reports that there was none, and links to the games',
    async (path) => {
      const { seen, calls } = openGame({}, path)
      await expect.element(page.getByText('No game selected')).toBeVisible()
      await page.getByRole('button', { name: 'Back to the games' }).last().click()
      expect(seen.paths).toEqual(['/live-casino'])
      expect(JSON.stringify(calls)).not.toContain('launchCasinoGame')
    },
  )
})

it('asks a visitor to log in, and then returns to the game', async () => {
  const { seen, calls } = openGame({ login: null }, `/game-screen${kiteSearch}`)
  await page.getByRole('button', { name: 'Log in' }).click()
  expect(seen.intents).toEqual([['login', { returnTo: `/game-screen${kiteSearch}` }]])
  expect(JSON.stringify(calls)).not.toContain('launchCasinoGame')
})

it('plays in one tab at a time if the site enables that, and takes a game over from another tab', async () => {
  let isTaken = false
  // Simulates another tab of this browser.
  const elsewhere = navigator.locks.request('kit.casino.game', () => new Promise(() => {}))
  elsewhere.catch(() => (isTaken = true))
  const { calls } = openGame({ casino: { oneGameAtATime: true } }, kitePath)
  await expect.element(page.getByText('You are playing in another tab')).toBeVisible()
  expect(JSON.stringify(calls)).not.toContain('launchCasinoGame')
  await page.getByRole('button', { name: 'Play here instead' }).click()
  await expect.poll(() => frameOf()?.src).toContain(launchUrl)
  expect(isTaken).toBe(true)
  // The other tab takes the game back.
  const back = navigator.locks.request('kit.casino.game', { steal: true }, async () => {})
  await expect.element(page.getByText('You are playing in another tab')).toBeVisible()
  await back
  expect(frameOf()).toBeNull()
  // An address is valid once, so playing here again requests another.
  await page.getByRole('button', { name: 'Play here instead' }).click()
  await expect.poll(() => frameOf()?.src).toContain(launchUrl)
  expect(calls.filter((call) => JSON.stringify(call).includes('launchCasinoGame'))).toHaveLength(2)
})
