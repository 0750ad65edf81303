import { execFileSync } from 'node:child_process'
import { hostOfSite } from '../../scripts/workspaces.ts'
import { addressesOf } from '../scenario/addresses.ts'
import { isProof, isTurnOf } from '../scenario/isProof.ts'
import { pageFaults, settle } from '../scenario/pageFaults.ts'
import { seededRandom } from '../scenario/seededRandom.ts'
import { expect, test } from '../scenario/test.ts'
import { standingSites } from '../scenario/throwaway.ts'
import { seededLogin } from '../scenario/visitAs.ts'

// Every page of every site, for visitors and players, on a phone and on a wide screen: axe in both modes and
// directions, 320 px, and the page's own errors. `npm run prove` checks all of them, other runs a few that
// depend on the commit.
test.use({ everySite: true })

/** Number of pages of each site that a run checks unless it proves all. */
const share = 2

const sizes = { phone: { width: 390, height: 844 }, wide: { width: 1440, height: 900 } } as const

interface Visit {
  size: keyof typeof sizes
  who: 'visitor' | 'player'
  address: string
}

function visitsOf(site: string): Visit[] {
  const all = (['visitor', 'player'] as const).flatMap((who) =>
    (['phone', 'wide'] as const).flatMap((size) =>
      addressesOf(site).map((address) => ({ size, who, address })),
    ),
  )
  if (isProof) return all
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' })
  const random = seededRandom(Number.parseInt(commit.slice(0, 8), 16))
  // Half of them in one context each, because a new one costs more than a page.
  const who = random() < 0.5 ? 'visitor' : 'player'
  const size = random() < 0.5 ? 'phone' : 'wide'
  const pool = all.filter((visit) => visit.who === who && visit.size === size)
  return Array.from({ length: share }, () => pool[Math.floor(random() * pool.length)]!)
}

for (const site of standingSites.filter((_, index) => isTurnOf(index))) {
  test(`every page of ${site} is without faults for axe, 320 px wide and in its log`, async ({
    browser,
    sandbox,
  }) => {
    const visits = visitsOf(site)
    test.setTimeout(60_000 + visits.length * 10_000)
    const login = await seededLogin(sandbox)
    const origin = new URL(sandbox.url)
    origin.hostname = hostOfSite(site)
    const kinds = new Map(visits.map((visit) => [`${visit.who} ${visit.size}`, visit]))
    for (const [where, { who, size }] of kinds) {
      const addresses = visits.filter((visit) => visit.who === who && visit.size === size)
      const context = await browser.newContext({
        viewport: sizes[size],
        baseURL: origin.href,
        locale: 'en-IN',
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      })
      await context.addInitScript(
        ([own]) => {
          // Frames of other sites have no storage.
          if (top !== self) return
          localStorage.setItem('kit.consent', 'refused')
          localStorage.setItem('kit.appOffered', 'yes')
          if (own) localStorage.setItem('kit.login', own)
        },
        [who === 'player' ? login : ''],
      )
      const page = await context.newPage()
      let said: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') said.push(`console: ${message.text().slice(0, 200)}`)
      })
      page.on('pageerror', (error) => said.push(`page error: ${error.message}`))
      for (const { address } of addresses) {
        said = []
        await page.goto(address, { waitUntil: 'load' })
        await settle(page)
        const faults = [...(await pageFaults(page)), ...said.filter((words) => !/status of 404/.test(words))]
        // A failed page does not keep the others from being checked.
        expect.soft(faults, `${where} ${address}`).toEqual([])
      }
      await context.close()
    }
  })
}
