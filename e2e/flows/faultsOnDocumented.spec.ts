import type { Page } from '@playwright/test'
import { faults } from '../../packages/documented-operator/src/index.ts'
import { storePlayer, storePlayerAgain, test, undocumented } from '../scenario/documentedTest.ts'
import { isTurnOf } from '../scenario/isProof.ts'
import { bestPrice, expect, placeButton, stakeField } from '../scenario/test.ts'

// Every fault of a broken operator that has only the documented calls, one after another.

// The site logs what it could not read. An uncaught error still fails the test.
test.use({ expectedFaults: [...undocumented, 'console: '] })

/** Time to wait for what a fault may prevent, in ms. */
const patience = 6_000
const pages = ['/', '/open-bets', '/bets', '/transaction', '/live-casino']

/** Does what a fault may prevent. Returns true if it was done. */
async function attempt(act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act()
    return true
  } catch {
    return false
  }
}

/** Backs a runner as a player does who presses twice. Returns false if the page offered no price. */
const betsTwice = (page: Page): Promise<boolean> =>
  attempt(async () => {
    const options = { timeout: patience }
    await page.getByRole('link', { name: 'Eastport' }).first().click(options)
    await bestPrice(page, 'Back', 'Eastport').click(options)
    await stakeField(page).fill('1000', options)
    await placeButton(page).dblclick(options)
    await expect(page.getByRole('dialog').or(page.getByRole('alert')).first()).toBeVisible({
      timeout: 15_000,
    })
  })

for (const [index, fault] of faults.entries()) {
  if (!isTurnOf(index)) continue
  test(`Q-135 Q-138 an operator with ${fault} neither breaks the site nor gets a bet twice`, async ({
    page,
    documented,
  }) => {
    const { store } = documented
    await storePlayer(page, documented)
    documented.setFaults([fault], 0.4)
    await page.goto('/')
    await betsTwice(page)
    expect(store.bets.length).toBeLessThanOrEqual(1)
    for (const path of pages) {
      await page.goto(path)
      await expect(page.getByRole('banner')).toBeVisible()
      // Until the page has its answers, or says that it has none.
      await attempt(() => page.waitForLoadState('networkidle', { timeout: 1_500 }))
      const text = await page.locator('body').innerText()
      expect(text).not.toMatch(/\bundefined\b|\bNaN\b|\[object |\bnull\b/)
    }
    documented.setFaults([])
    await storePlayerAgain(page, documented)
    await page.goto('/open-bets')
    // A bet whose answer was lost may be reported now, in a dialog over the list.
    const bets = page.getByRole('button', { name: 'Back Eastport', includeHidden: true })
    await expect(bets).toHaveCount(store.bets.length)
  })
}
