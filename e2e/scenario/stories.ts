import type { Page } from '@playwright/test'
import { isProof, isTurnOf, sizeInTurn } from './isProof.ts'
import { openPlayer, steadyMarket, type Player, type ScenarioMarket } from './player.ts'
import type { SandboxProcess } from './sandboxProcess.ts'
import { seededRandom } from './seededRandom.ts'
import { test } from './test.ts'

const seedsAtFullCount = 20
/** Players of one story at a time. */
const together = 3

/** Time that a busy machine may take to show what a player normally sees immediately. */
export const soon = { timeout: 15_000 }
export const later = { timeout: 45_000 }

interface Telling {
  player: Player
  random: () => number
  sandbox: SandboxProcess
}

export interface Story {
  title: string
  market?: ScenarioMarket
  /** Runs before the page opens. */
  prepare?: (page: Page, random: () => number) => Promise<void>
  /** True if it changes what other players see, so that no other seed runs at the same time. */
  isAlone?: boolean
  tell(telling: Telling): Promise<void>
}

export const ms = (random: () => number, most: number) => Math.floor(random() * most)

export const moment = (page: Page, random: () => number, most: number) =>
  page.waitForTimeout(ms(random, most))

/**
 * Creates a test of each story whose turn it is, with one seed on one screen size. Under `npm run prove`, it
 * creates tests of every story with all seeds, half on each size.
 */
export function tellStories(stories: readonly Story[]): void {
  stories.forEach(({ title, market = steadyMarket, prepare, isAlone = false, tell }, index) => {
    if (!isTurnOf(index)) return
    test(title, { tag: sizeInTurn(index) }, async ({ browser, sandbox }, { project }) => {
      const isPhone = project.name !== 'desktop'
      const seeds = isProof
        ? Array.from({ length: seedsAtFullCount }, (_, at) => at + 1).filter(
            (seed) => (seed % 2 === 0) === isPhone,
          )
        : [index]
      test.setTimeout(120_000 * Math.ceil(seeds.length / (isAlone ? 1 : together)))
      const run = async (seed: number) => {
        // Neighbouring seeds of the generator begin alike, so these are spread.
        const random = seededRandom(Math.imul(seed, 0x9e37_79b1))
        const opening = {
          market,
          isPhone,
          ...(prepare && { prepare: (page: Page) => prepare(page, random) }),
        }
        const player = await openPlayer(browser, sandbox, opening)
        await test.step(`seed ${seed}`, () => tell({ player, random, sandbox }))
        await player.close()
      }
      const size = isAlone ? 1 : together
      for (let at = 0; at < seeds.length; at += size) await Promise.all(seeds.slice(at, at + size).map(run))
    })
  })
}
