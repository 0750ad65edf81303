import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { demoLogin, expect, test as base } from '../scenario/test.ts'
import { SandboxProcess } from '../scenario/sandboxProcess.ts'
import { makeThrowaway, removeThrowaway, runTool, touchedFolders } from '../scenario/throwaway.ts'

const test = base.extend<object, { sandbox: SandboxProcess }>({
  sandbox: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures off the pattern.
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'kit-e2e-'))
      const sandbox = new SandboxProcess({ state: path.join(folder, 'state'), site: makeThrowaway() })
      try {
        await sandbox.start()
        await use(sandbox)
      } finally {
        await sandbox.stop()
        removeThrowaway()
        await rm(folder, { recursive: true, force: true })
      }
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

// A component of that site throws, and is reported.
test.use({ expectedFaults: ['the part hero'] })

test('a new feature is a package and a line in a site: its page, links, badge, messages and intents work', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Good to see you' })).toBeVisible()
  const bar = page.getByRole('navigation', { name: 'Main' })
  await expect(bar.getByRole('link', { name: 'Home' })).toBeVisible()
  // Its link is for players.
  await expect(bar.getByRole('link', { name: 'Terrace' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Terrace' }).click()
  await expect(page).toHaveURL(/\/terrace$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terrace')
  await expect(bar.getByRole('button', { name: 'Back' })).toBeVisible()

  await page.getByRole('button', { name: 'Wave a flag' }).click()
  await expect(page.getByText('Nobody here has a flag').first()).toBeVisible()
  await page.getByRole('button', { name: 'Cheer' }).click()
  await expect(page.getByRole('dialog', { name: 'You cheered 1 times' })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).first().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await bar.getByRole('button', { name: 'Back' }).click()
  await demoLogin(page)
  await expect(bar.getByRole('link', { name: /Terrace/ })).toContainText('1')
  await page.getByRole('button', { name: 'Account of Demo' }).click()
  await page.getByRole('button', { name: 'Cheer' }).click()
  await expect(page.getByRole('dialog', { name: 'You cheered 2 times' })).toBeVisible()
})

test('a site’s replaced parts are in the prerendered page, and the kit’s component replaces one that throws', async ({
  browser,
  page,
  sandbox,
}) => {
  const silent = await browser.newContext({ baseURL: sandbox.url, javaScriptEnabled: false })
  const ahead = await silent.newPage()
  await ahead.goto('/')
  await expect(ahead.getByText('The terrace is open')).toBeVisible()
  await expect(ahead.getByRole('heading', { level: 1 })).toHaveText('Written ahead')
  await silent.close()

  await page.goto('/')
  await expect(page.getByText('The terrace is open')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Good to see you' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveText('18+, and no more than you can lose')
  await demoLogin(page)
  await expect(page.getByText('Up the terrace!')).toBeVisible()
})

test('a new package is listed, bounded, typed and built by its existence: two folders, and nothing else is changed', ({
  sandbox,
}) => {
  expect(sandbox.url).not.toBe('')
  expect(touchedFolders()).toEqual(['packages/throwaway/', 'sites/throwaway/'])
  runTool(['node_modules/typescript/bin/tsc', '-p', 'packages/throwaway'])
  const list = `const { publicPackages, sites } = await import('./scripts/workspaces.ts')
    console.log(JSON.stringify({ packages: publicPackages.map(({ name }) => name), sites }))`
  const { packages, sites } = JSON.parse(runTool(['--input-type=module', '--eval', list])) as {
    packages: string[]
    sites: string[]
  }
  expect(packages).toContain('@kit/throwaway')
  expect(sites).toContain('throwaway')
  writeFileSync(
    path.join(import.meta.dirname, '../../packages/throwaway/src/sideways.ts'),
    "import { betting } from '@kit/betting/feature'\nexport const used = [betting]\n",
  )
  expect(() => runTool(['node_modules/oxlint/bin/oxlint', 'packages/throwaway'])).toThrow(
    'Import only types from a feature with slots',
  )
})
