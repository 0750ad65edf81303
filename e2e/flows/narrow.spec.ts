import type { Locator, Page } from '@playwright/test'
import { bestPrice, demoLogin, expect, fillSlip, openEvent, showOpenBets, test } from '../scenario/test.ts'

test.use({ played: true })

/**
 * Returns elements that overflow the page, or the sheet over it, sideways. Fixed and clipped ones do not
 * count.
 */
const overflowing = (page: Page, { mayScroll = '' } = {}) =>
  page.evaluate((scrollers) => {
    const { clientWidth, scrollWidth } = document.documentElement
    const wide = scrollWidth > clientWidth ? [`page: ${scrollWidth} in ${clientWidth}`] : []
    const isClipped = (element: Element): boolean => {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
        if (getComputedStyle(at).overflowX !== 'visible') return true
      return false
    }
    const out = [...document.querySelectorAll('main *, [role="dialog"] *')].filter((element) => {
      if (!element.checkVisibility() || isClipped(element)) return false
      const { left, right, width } = element.getBoundingClientRect()
      return width > 0 && (left < -1 || right > clientWidth + 1)
    })
    const sheet = document.querySelector('[role="dialog"]')
    const inSheet = [...(sheet?.querySelectorAll('*') ?? [])].filter(
      (element) =>
        element.scrollWidth > element.clientWidth + 1 &&
        getComputedStyle(element).overflowX === 'auto' &&
        !(scrollers && element.matches(scrollers)),
    )
    return [...wide, ...[...out, ...inSheet].map((element) => element.outerHTML.slice(0, 120))]
  }, mayScroll)

/** Outside the page, or with cut text, in the header and the bottom bar. */
const cutControls = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth } = document.documentElement
    const isCut = (element: Element) => {
      const { left, right } = element.getBoundingClientRect()
      const isShort = [element, ...element.querySelectorAll('span')].some(
        (one) => getComputedStyle(one).overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1,
      )
      return left < 0 || right > clientWidth || isShort
    }
    const bars = document.querySelectorAll('header :is(a, button), header [data-stale], nav :is(a, button)')
    return (
      [...bars]
        // Content that can be scrolled sideways is not cut.
        .filter((element) => !element.closest('main') && element.checkVisibility() && isCut(element))
        .map((element) => element.outerHTML.slice(0, 120))
    )
  })

const isUncovered = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, top, width, bottom } = element.getBoundingClientRect()
    return [top + 4, bottom - 4].every((y) =>
      element.contains(document.elementFromPoint(left + width / 2, y)),
    )
  })

test('a phone in landscape: the header scrolls with the page, and prices, slip and refusal are visible', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await page.goto('/')
  await demoLogin(page)
  await openEvent(page, 'Harbour Hawks')
  await expect(bestPrice(page, 'Back', 'River Kings')).toBeEnabled()
  const header = page.getByRole('banner').first()
  await expect(header).toBeInViewport()
  await bestPrice(page, 'Back', 'River Kings').scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 400)
  await expect(header).not.toBeInViewport()
  await fillSlip(page, 'Back', 'River Kings', '30000')
  await page.getByRole('button', { name: /^Place Bet/ }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect.poll(() => isUncovered(page.getByRole('alert'))).toBe(true)
  expect(await overflowing(page)).toEqual([])
})

test('text of twice the size is cut nowhere: header and bottom bar, landing page, event and slip', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const expectWhole = async () => {
    // Content that grows or slides in needs a moment.
    await expect.poll(() => cutControls(page)).toEqual([])
    // A row of tabs and a table then scroll separately, by touch and by keys.
    const mayScroll = '[role="tablist"], [role="region"][tabindex="0"]'
    await expect.poll(() => overflowing(page, { mayScroll })).toEqual([])
  }
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Demo Login' }).first()).toBeVisible()
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await expectWhole()
  await demoLogin(page)
  await expect(page.getByRole('banner').getByText('Exp', { exact: true })).toBeVisible()
  await expectWhole()
  await openEvent(page, 'Harbour Hawks')
  await expectWhole()
  await fillSlip(page, 'Back', 'River Kings', '1000')
  await expectWhole()
})

for (const direction of ['ltr', 'rtl'] as const) {
  test(`nothing overflows a page 320 px wide, ${direction}: home, each kind of market, slip and open bets`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    // A brand sets the direction once for a site, in its page, so it is set before anything is rendered.
    await page.addInitScript((dir) => {
      const turn = () => {
        if (document.documentElement) document.documentElement.dir = dir
      }
      turn()
      new MutationObserver(turn).observe(document, { childList: true })
    }, direction)
    await page.goto('/')
    // Cards below the screen are not rendered: they have a placeholder's height, and no width.
    await expect(page.getByRole('link', { name: 'Harbour Hawks' }).last()).toBeAttached()
    expect(await overflowing(page)).toEqual([])
    await demoLogin(page)
    await expect(page.getByRole('heading', { name: 'In play' })).toBeVisible()
    expect(await overflowing(page)).toEqual([])

    await openEvent(page, 'Tidal Town')
    const back = page.getByRole('navigation').getByRole('button', { name: 'Back' }).locator('[data-turns]')
    await expect(back).toHaveCSS('transform', direction === 'rtl' ? 'matrix(-1, 0, 0, 1, 0, 0)' : 'none')
    await expect(page.getByRole('region', { name: 'Bookmaker' })).toBeVisible()
    expect(await overflowing(page)).toEqual([])
    // A session's name begins with a number, which a right-to-left page would put at its end.
    const lefts = await page
      .getByRole('region', { name: 'Overs' })
      .locator('bdi')
      .first()
      .evaluate((name) => {
        const text = name.firstChild as Text
        return [0, text.length - 1].map((at) => {
          const range = document.createRange()
          range.setStart(text, at)
          range.setEnd(text, at + 1)
          return range.getBoundingClientRect().left
        })
      })
    expect(lefts[0]).toBeLessThan(lefts[1]!)
    // The race loops, and is on no list between two runs.
    await expect(async () => {
      await openEvent(page, 'Sandown')
      await expect(bestPrice(page, 'Back', 'Silver Lantern')).toBeVisible({ timeout: 1_000 })
    }).toPass({ timeout: 90_000 })
    expect(await overflowing(page)).toEqual([])

    await openEvent(page, 'Harbour Hawks')
    await fillSlip(page, 'Back', 'River Kings', '30000')
    await expect(page.getByRole('dialog').getByRole('tabpanel')).toHaveCSS('direction', direction)
    expect(await overflowing(page)).toEqual([])
    await page.getByRole('button', { name: /^(Place Bet|Points missing)/ }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    // The result of a press is visible where it was pressed, however small the screen.
    await expect.poll(() => isUncovered(page.getByRole('alert'))).toBe(true)
    expect(await overflowing(page)).toEqual([])
    await page.getByRole('button', { name: /^Stake (the maximum|what your points cover)/ }).click()
    await page.getByRole('button', { name: /^Place Bet/ }).click()
    await page.getByRole('button', { name: 'Okay' }).click({ timeout: 15_000 })
    await expect(await showOpenBets(page)).toContainText('River Kings')
    expect(await overflowing(page)).toEqual([])
  })
}
