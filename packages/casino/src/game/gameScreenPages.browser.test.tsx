import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { frameOf, kitePath, kiteSearch, launchUrl, openGame, say } from '../testing/openGame.tsx'
import { closeCasino } from '../testing/showCasino.tsx'

afterEach(closeCasino)

const screen = () => page.getByRole('heading', { level: 1 }).element().closest('[data-place]')

it('ROUTE-028 renders the game screen of a game amid the site, as high as the game is, and leads to the whole screen', async () => {
  const { router } = openGame({}, `/game-screen${kiteSearch}`)
  await expect.element(page.getByRole('heading', { name: 'Kite' })).toBeVisible()
  await expect.poll(() => frameOf()?.src).toContain(launchUrl)
  expect(getComputedStyle(screen() as Element).position).toBe('static')
  say({ from: 'casino-game', said: 'resized', height: 777 })
  await expect.poll(() => frameOf()?.getBoundingClientRect().height).toBeGreaterThanOrEqual(777)
  await page.getByRole('button', { name: 'Full screen' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/game-screen-play')
  // Back leads to the game amid the site, not out of it.
  await page.getByRole('button', { name: 'Back to the games' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/game-screen')
})

it('ROUTE-029 renders the game screen on the whole screen', async () => {
  openGame({}, `/game-screen-play${kiteSearch}`)
  await expect.poll(() => frameOf()?.src).toContain(launchUrl)
  expect(screen()?.getBoundingClientRect().height).toBe(window.innerHeight)
  // A game's word does not change the size of the whole screen.
  say({ from: 'casino-game', said: 'resized', height: 5000 })
  await expect.poll(() => screen()?.getBoundingClientRect().height).toBe(window.innerHeight)
})

describe('an address that names no game', () => {
  it('opens the game that was played last', async () => {
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
    '%s says so where none was, and leads to the games',
    async (path) => {
      const { seen, calls } = openGame({}, path)
      await expect.element(page.getByText('No game is chosen')).toBeVisible()
      await page.getByRole('button', { name: 'Back to the games' }).last().click()
      expect(seen.paths).toEqual(['/live-casino'])
      expect(JSON.stringify(calls)).not.toContain('launchCasinoGame')
    },
  )
})

it('asks a visitor to log in, and then leads back to the game', async () => {
  const { seen, calls } = openGame({ login: null }, `/game-screen${kiteSearch}`)
  await page.getByRole('button', { name: 'Log in' }).click()
  expect(seen.intents).toEqual([['login', { returnTo: `/game-screen${kiteSearch}` }]])
  expect(JSON.stringify(calls)).not.toContain('launchCasinoGame')
})

it('plays in one tab at a time where the site wants that, and takes a game over from another tab', async () => {
  let isTaken = false
  // Another tab of this browser.
  const elsewhere = navigator.locks.request('kit.casino.game', () => new Promise(() => {}))
  elsewhere.catch(() => (isTaken = true))
  const { calls } = openGame({ casino: { oneGameAtATime: true } }, kitePath)
  await expect.element(page.getByText('You play in another tab')).toBeVisible()
  expect(JSON.stringify(calls)).not.toContain('launchCasinoGame')
  await page.getByRole('button', { name: 'Play here instead' }).click()
  await expect.poll(() => frameOf()?.src).toContain(launchUrl)
  expect(isTaken).toBe(true)
  // And now the other one takes it back.
  const back = navigator.locks.request('kit.casino.game', { steal: true }, async () => {})
  await expect.element(page.getByText('You play in another tab')).toBeVisible()
  await back
  expect(frameOf()).toBeNull()
  // An address is valid once: playing on here asks for another.
  await page.getByRole('button', { name: 'Play here instead' }).click()
  await expect.poll(() => frameOf()?.src).toContain(launchUrl)
  expect(calls.filter((call) => JSON.stringify(call).includes('launchCasinoGame'))).toHaveLength(2)
})
