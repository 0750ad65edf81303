import { spawn, type ChildProcess } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import type { Browser, Page } from 'playwright'
import { root } from '../../workspaces.ts'

const patienceMs = 60_000

/** Returns a free port: the development server needs the same one when it restarts. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Runs its `vite`. Resolves once it answers. */
async function startDevelopment(site: string): Promise<{ url: string; child: ChildProcess }> {
  const port = await freePort()
  const child = spawn(
    process.execPath,
    ['node_modules/vite/bin/vite.js', '--port', String(port), '--strictPort'],
    {
      cwd: site,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'development', NODE_OPTIONS: '' },
    },
  )
  let said = ''
  await new Promise<void>((resolve, reject) => {
    const read = (text: Buffer) => {
      said += text.toString()
      if (/ready in/.test(said)) resolve()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code) => reject(new Error(`npm run dev ended (${code}):\n${said}`)))
  })
  return { url: `http://127.0.0.1:${port}/`, child }
}

/** Returns the addresses that the bundled packages import by `?url` or `?worker&url`: workers, data of a model. */
const importedByAddress = (site: string): string[] =>
  globSync('node_modules/.vite/deps/*.js', { cwd: site }).flatMap((file) =>
    [...readFileSync(path.join(site, file), 'utf8').matchAll(/["'](\/[^"'\s]+\?(?:worker&)?url)["']/g)].map(
      ([, address = '']) => address,
    ),
  )

/**
 * Requests each file as the browser does: its address, then its content. Returns those that the server does not have.
 */
const missingOf = (page: Page, addresses: readonly string[]) =>
  page.evaluate(async (all) => {
    const missing: string[] = []
    for (const address of all) {
      const { default: file } = (await import(address).catch(() => ({}))) as { default?: string }
      const answer = file === undefined ? undefined : await fetch(file)
      // An unknown path gets the page.
      if (!answer?.ok || answer.headers.get('content-type')?.includes('html')) missing.push(address)
    }
    return missing
  }, addresses)

const accentOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--kit-color-accent'))

/**
 * Opens the development server of a created site in a browser, and edits its brand while the page is open. Returns
 * the faults, a sentence each.
 */
export async function faultsOfDevelopment(
  site: string,
  operator: string,
  browser: Browser,
): Promise<string[]> {
  const configuration = path.join(site, 'vite.config.ts')
  const written = readFileSync(configuration, 'utf8')
  // Third-party packages are links into this repository, which Vite serves only on request.
  const here = `server: { fs: { allow: ['.', ${JSON.stringify(root)}] } },`
  writeFileSync(
    configuration,
    written.replace('kit({', `kit({ operator: '${operator}',`).replace('{ plugins', `{ ${here} plugins`),
  )
  const brandFile = path.join(site, 'brand.ts')
  const brand = readFileSync(brandFile, 'utf8')
  const { url, child } = await startDevelopment(site)
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(`npm run dev: the page throws "${message}".`))
  // The server restarts after an edit of the brand, and the old page may still request files of the previous build.
  let isEdited = false
  page.on('response', (response) => {
    if (response.status() === 504 && !isEdited) faults.push(`npm run dev: ${response.url()} answers 504.`)
  })
  try {
    await page.goto(url)
    const price = page.locator('button[data-side]', { hasText: /\d/ }).first()
    await price.waitFor({ timeout: patienceMs })
    const addresses = importedByAddress(site)
    if (addresses.length < 4)
      faults.push(`npm run dev: 4 files by address are expected, ${addresses.length} found.`)
    for (const missing of await missingOf(page, addresses))
      faults.push(`npm run dev: ${missing} is not served.`)
    const before = await accentOf(page)
    isEdited = true
    writeFileSync(brandFile, brand.replace(/accent: '[^']+'/, "accent: '#0a7d34'"))
    const isChanged = await page
      .waitForFunction(
        (old) => {
          const now = getComputedStyle(document.documentElement).getPropertyValue('--kit-color-accent')
          return now !== '' && now !== old
        },
        before,
        { timeout: patienceMs },
      )
      .then(
        () => true,
        () => false,
      )
    if (!isChanged) faults.push(`npm run dev: another accent in brand.ts does not show; it stays ${before}.`)
    else await price.waitFor({ timeout: patienceMs })
  } catch (error) {
    faults.push(`npm run dev: ${error instanceof Error ? error.message : String(error)}`)
  } finally {
    await page.close()
    child.kill()
    writeFileSync(brandFile, brand)
    writeFileSync(configuration, written)
  }
  return faults
}
