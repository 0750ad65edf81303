import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { root } from '../../scripts/workspaces.ts'
import { deskAddress, logInAhead } from '../scenario/desk.ts'
import { isTakenOver } from '../scenario/isTakenOver.ts'
import type { SandboxProcess } from '../scenario/sandboxProcess.ts'
import { expect, test } from '../scenario/test.ts'

test.use({ everySite: true })

const runner = 'River Kings'
const later = { timeout: 30_000 }

/** Returns taps by task, as docs/taps.md states them for a preset. */
function tableOf(preset: 'classic' | 'trader'): Map<string, number> {
  const lines = readFileSync(path.join(root, 'docs/taps.md'), 'utf8').split('\n')
  const rows = lines
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
  const column = rows[0]?.indexOf(preset) ?? -1
  return new Map(
    rows
      .slice(2)
      .flatMap((cells) => (cells[column] === '–' ? [] : [[cells[1] ?? '', Number(cells[column])]])),
  )
}

/** `done` returns how many presses a task took since the previous one. */
async function countTaps(page: Page) {
  let taps = 0
  await page.exposeBinding('kitTestTapped', () => void (taps += 1))
  await page.addInitScript(() => {
    addEventListener(
      'pointerdown',
      () => (globalThis as never as { kitTestTapped(): void }).kitTestTapped(),
      true,
    )
  })
  const counted: Record<string, number> = {}
  /**
   * A press is reported after its handlers, so the page is queried once more, and none counts for the next
   * task.
   */
  const received = () => page.evaluate(() => undefined)
  const begin = async () => {
    await received()
    taps = 0
  }
  const done = async (task: string) => {
    await received()
    counted[task] = taps
    taps = 0
  }
  return { begin, done, counted }
}

async function bet(page: Page, sandbox: SandboxProcess, preset: 'classic' | 'trader') {
  const isTrader = preset === 'trader'
  const operator = await logInAhead(page, sandbox)
  operator.close()
  const { begin, done, counted } = await countTaps(page)
  const back = page.getByRole('button', { name: new RegExp(`^Back ${runner}`) }).first()
  const place = page.getByRole('button', { name: /^Place Bet/ })
  const okay = page.getByRole('button', { name: 'Okay' })
  const placed = page.getByText(new RegExp(`^Placed: Back ${runner}`))
  const isOver = async () => {
    if (!isTrader) await okay.click(later)
    else await expect(placed).toBeVisible(later)
  }

  await page.goto(isTrader ? deskAddress(sandbox) : sandbox.url)
  await isTakenOver(page)
  await begin()
  await page.getByRole('link', { name: 'Harbour Hawks' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Harbour Hawks')
  await done('open an event')

  await expect(back).toBeEnabled()
  // A small bet, which can always be cashed out at the best prices.
  await back.click()
  await page.getByRole('textbox', { name: 'Stake' }).fill('100')
  await place.click()
  await isOver()

  const sheet = page.getByRole('dialog', { name: /^Cash out/ })
  const confirm = sheet.getByRole('button', { name: /^Cash out \d/ })
  const cashOut = async (half: boolean) => {
    const value = page.getByRole('button', { name: /^Cash out \d/ }).first()
    await expect(value).toBeEnabled(later)
    await begin()
    await value.click()
    if (half) await sheet.getByRole('slider').click()
    await confirm.click()
    await expect(sheet.getByText(half ? /^Cashed out 50 %/ : /^Cashed out 100 %/)).toBeVisible(later)
    await done(half ? 'cash out half of a bet' : 'cash out a bet in full')
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
  }
  await cashOut(true)
  await cashOut(false)

  await begin()
  await back.click()
  await page.getByRole('button', { name: 'Add 1000', exact: true }).click()
  await place.click()
  await isOver()
  await done('bet 1,000 on a price, until the page is as before')

  if (isTrader) {
    // Its buttons ignore an accidental second press for a moment.
    await expect(async () => {
      await begin()
      await page.getByRole('button', { name: 'Repeat' }).click()
      await expect(placed).toHaveCount(0, { timeout: 2_000 })
    }).toPass(later)
    await isOver()
    await done('repeat the bet that was placed')
  }

  await back.click()
  if (isTrader) await page.getByText('Bet settings').click()
  await page.getByRole('switch', { name: 'Quick bet' }).click()
  await page.getByRole('button', { name: 'OK', exact: true }).click()
  await page.keyboard.press('Escape')
  const bar = page.getByRole('status').filter({ hasText: 'Quick bet: 1,000.00 per tap' })
  await expect(bar).toBeVisible()
  await begin()
  await back.click()
  await expect(placed).toBeVisible(later)
  await done('bet the quick stake on a price')
  await begin()
  await bar.getByRole('button', { name: 'Turn off' }).click()
  await expect(bar).toBeHidden()
  await done('turn quick bets off')
  return { counted, begin, done }
}

async function ask(page: Page, { begin, done }: Awaited<ReturnType<typeof bet>>) {
  const openLadder = () =>
    page
      .getByRole('button', { name: `Ladder of ${runner}` })
      .first()
      .click()
  await openLadder()
  await begin()
  await page.getByRole('button', { name: 'Ask to Back at 9.00', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Request odds' })
  await sheet.getByRole('button', { name: '1000', exact: true }).click()
  await sheet.getByRole('button', { name: /^Place order: Back 9.00/ }).click()
  await expect(sheet.getByText(/ unmatched$/)).toBeVisible(later)
  await done('ask 1,000 at a price of the ladder')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  // On a phone, the sheet covers the ladder.
  await openLadder()
  const own = page.getByRole('button', { name: /^Cancel Back 9.00/ })
  await expect(own).toBeVisible()
  await begin()
  await own.click()
  await expect(own).toHaveCount(0)
  await done('cancel an order that waits')
}

for (const preset of ['classic', 'trader'] as const)
  test(`Q-133 with the preset ${preset}, tasks take as many taps as docs/taps.md says`, async ({
    page,
    sandbox,
  }) => {
    const betting = await bet(page, sandbox, preset)
    if (preset === 'trader') await ask(page, betting)
    expect(betting.counted).toEqual(Object.fromEntries(tableOf(preset)))
  })
