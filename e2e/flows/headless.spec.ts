import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../scripts/workspaces.ts'
import { ordersOf } from '../scenario/orders.ts'
import { expect, test } from '../scenario/test.ts'

const source = path.join(root, 'e2e/headless')
const built = path.join(root, '.kit/headless')

test.beforeAll(() => {
  const vite = path.join(root, 'node_modules/vite/bin/vite.js')
  const args = ['--conditions=@kit/source', vite, 'build', '--config', path.join(source, 'vite.config.ts')]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`The site of the headless hooks could not be built:\n${stdout}${stderr}`)
})

test.beforeEach(async ({ page, context }) => {
  // Routes of a test count as external, and an external page may not open a socket to this machine without
  // permission.
  await context.grantPermissions(['local-network-access'])
  // On the operator's own origin, like a served site.
  await page.route('**/headless/**', (route) => {
    const file = new URL(route.request().url()).pathname.replace('/headless/', '') || 'index.html'
    return route.fulfill({ path: path.join(built, file) })
  })
})

test('a slip and a header of the site’s own are under 300 lines and import nothing of the kit’s components', () => {
  const codeOf = (file: string) => readFileSync(path.join(source, file), 'utf8')
  const lines = ['Slip.tsx', 'Header.tsx'].reduce((sum, file) => sum + codeOf(file).split('\n').length, 0)
  expect(lines).toBeLessThan(300)
  const imported = readdirSync(source)
    .filter((file) => /^[A-Z].*\.tsx$/.test(file))
    .flatMap((file) => [...codeOf(file).matchAll(/from '(@kit\/[^']+)'/g)].map(([, name]) => name))
  expect([...new Set(imported)].toSorted()).toEqual([
    '@kit/betting/headless',
    '@kit/sdk/query',
    '@kit/sdk/react',
    '@kit/shell/headless',
    // Numbers as text.
    '@kit/ui',
  ])
})

test('BET-014 a site with a slip and a header of its own logs in, places one bet for two presses, and shows the remaining points', async ({
  page,
}) => {
  const orders: unknown[] = []
  await ordersOf(page, (route) => {
    orders.push(route.request().postDataJSON())
    return route.fallback()
  })
  await page.goto('/headless/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Demo Login' }).click()
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible({ timeout: 30_000 })
  const available = page.getByRole('banner').getByRole('definition').first()
  await expect(available).toHaveText(/\d/)
  const before = await available.innerText()

  const slip = page.getByRole('region', { name: 'Your bet' })
  await expect(async () => {
    await page
      .getByRole('button', { name: /^Back / })
      .first()
      .click({ timeout: 5_000 })
    await slip.getByLabel('Stake').fill('1000')
    await slip.getByRole('button', { name: 'Place' }).dblclick({ timeout: 5_000 })
    await expect(slip.getByText(/^Placed: /)).toBeVisible({ timeout: 15_000 })
  }).toPass({ timeout: 60_000 })
  expect(orders).toHaveLength(1)
  await expect(available).not.toHaveText(before)
  await slip.getByRole('button', { name: 'Done' }).click()
  await expect(slip.getByText('Tap a price.')).toBeVisible()
})
