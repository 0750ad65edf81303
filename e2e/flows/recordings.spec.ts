import type { Page } from '@playwright/test'
import { getReplay, seekReplay, setReplaySpeed } from '@kit/sdk/contract'
import { isProof } from '../scenario/isProof.ts'
import { administratorOf } from '../scenario/operatorClient.ts'
import {
  bookAt,
  type Book,
  endOf,
  readRecordedMarkets,
  type Offer,
  type RecordedMarket,
} from '../scenario/recordedBook.ts'
import { recordedStreams, whyNoTestData } from '../scenario/recordings.ts'
import { seededRandom } from '../scenario/seededRandom.ts'
import { expect, test } from '../scenario/test.ts'

/** Number of moments per file of recordings: fifty under `npm run prove`. */
const moments = isProof ? 50 : 2
/** Speed at which time practically stops while the page is read. */
const standing = 0.001
const running = 20
/**
 * Minimum distance of a moment from the end of a recording, in ms of the recording, so that a slow machine
 * does not pass it.
 */
const marginMs = 120_000

test.use({ feed: 'recorded', recordingsFolder: recordedStreams, speed: standing })
test.skip(whyNoTestData !== undefined, whyNoTestData)

/**
 * Formats an amount like a cell: whole points with Indian grouping, from a lakh on in lakhs, truncated and
 * never rounded up.
 */
function amount(size: number): string {
  const hundredths = Math.round(size * 100)
  if (hundredths < 100) return '<1'
  if (hundredths < 10_000_000) return Math.floor(hundredths / 100).toLocaleString('en-IN')
  return `${(Math.floor(hundredths / 100_000) / 100).toFixed(2)}l`
}

const expectedCells = (offers: Offer[]) =>
  Array.from({ length: 3 }, (_, level) => {
    const offer = offers[level]
    return offer ? `${offer[0]} ${amount(offer[1])}` : ''
  })

/** Returns cells by runner and side, best price first. */
const shownCells = (page: Page, marketId: string): Promise<Record<string, string[]>> =>
  page.locator(`[data-market="${marketId}"]`).evaluate((market) => {
    const shown: Record<string, string[]> = {}
    for (const cell of market.querySelectorAll<HTMLElement>('[data-runner][data-side][data-level]')) {
      const { runner, side, level } = cell.dataset
      const [odds, size] = [...cell.children].map((part) => part.textContent ?? '')
      ;(shown[`${runner} ${side}`] ??= [])[Number(level)] = odds ? `${Number(odds)} ${size}` : ''
    }
    return shown
  })

function cellsOf(book: Book): Record<string, string[]> {
  const cells: Record<string, string[]> = {}
  for (const [runnerId, { back, lay }] of book.runners) {
    cells[`${runnerId} back`] = expectedCells(back)
    cells[`${runnerId} lay`] = expectedCells(lay)
  }
  return cells
}

/**
 * Compares a market with its recording at the time that `now` returns. Returns the number of compared cells.
 */
async function compare(
  page: Page,
  market: RecordedMarket,
  run: number,
  now: () => Promise<number>,
): Promise<number> {
  if (bookAt(market, await now()).status === 'CLOSED') return 0
  const shownId = `${market.marketId}-${run}`
  const section = page.locator(`[data-market="${shownId}"]`)
  let expected: Record<string, string[]> = {}
  // Sent data must have arrived and been painted. Then it must match exactly.
  await expect(async () => {
    await section.scrollIntoViewIfNeeded({ timeout: 1_000 })
    const atMs = await now()
    const book = bookAt(market, atMs)
    expected = cellsOf(book)
    expect(await shownCells(page, shownId), `${market.marketId} at ${atMs}`).toEqual(expected)
    expect(await section.getAttribute('data-market-status')).toBe(
      book.status === 'OPEN' ? 'active' : 'suspended',
    )
  }).toPass({ timeout: 10_000, intervals: [20, 50, 100, 250] })
  return Object.keys(expected).length * 3
}

const markets = whyNoTestData === undefined ? readRecordedMarkets(recordedStreams) : []
const everyFile = [...new Set(markets.map(({ file }) => file))]
/** Every file under `npm run prove`. */
const files = isProof
  ? everyFile
  : everyFile.filter((file) => /^(1\.205822330|1\.223716976|1\.145405534|multi)/.test(file))

// On the wide screen, which shows three prices a side. A phone shows one.
for (const file of files)
  test(
    `the book on the screen is the recording's own: ${file}`,
    { tag: '@desktop' },
    async ({ page, sandbox }) => {
      test.setTimeout(isProof ? 900_000 : 90_000)
      const { client } = await administratorOf(sandbox)
      const ofFile = markets.filter((market) => market.file === file)
      const random = seededRandom(ofFile.length + file.length)
      const eventIds = [...new Set(ofFile.map(({ eventId }) => eventId))]
      // The moments of a file with many matches are spread over some of them.
      const chosen = eventIds.sort(() => random() - 0.5).slice(0, moments)
      const each = Math.ceil(moments / chosen.length)
      let compared = 0
      for (const eventId of chosen) {
        const id = `event:${eventId}`
        const ofEvent = markets.filter((market) => market.eventId === eventId)
        const whereNow = async () => {
          const { events } = await client.call(getReplay, {})
          return events.find((event) => event.id === id)!
        }
        const { lengthMs, run } = await whereNow()
        const beginMs = endOf(ofEvent) - lengthMs
        const positions = Array.from({ length: each }, () =>
          Math.floor(random() * (lengthMs - marginMs)),
        ).sort((a, b) => a - b)
        await page.goto(`/events/${eventId}-${run}`)
        for (const positionMs of positions) {
          // Seeks to just before the moment, then plays through it at speed, and stops time there.
          await client.call(seekReplay, { id, positionMs: Math.max(0, positionMs - 10_000) })
          await client.call(setReplaySpeed, { speed: running })
          await client.call(setReplaySpeed, { speed: standing })
          expect(await whereNow()).toMatchObject({ isOver: false, run })
          const now = async () => beginMs + (await whereNow()).positionMs
          for (const market of ofFile.filter((one) => one.eventId === eventId))
            compared += await compare(page, market, run, now)
        }
      }
      expect(compared).toBeGreaterThan(0)
      test.info().annotations.push({ type: 'cells compared', description: String(compared) })
      if (isProof) console.log(`${file}: ${compared} cells at ${each * chosen.length} moments`)
    },
  )
