// Measures the time from an empty folder to a site: packs every package, serves them from a registry on loopback,
// runs `npm create @kit/site` in a temporary folder with an empty cache, starts the site, and waits for its first
// screen.
import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { createServer } from 'node:http'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { chromium, type Browser } from 'playwright'
import { chromiumLaunch, chromiumPath } from '../chromium.mjs'
import { packPackages } from '../outside/packPackages.ts'
import { startRegistry } from '../outside/registry.ts'
import { root } from '../workspaces.ts'
import { looksOf, waitForFirstThing, type Asked } from './create/firstScreen.ts'
import { environmentIn, runNpm, start } from './create/stranger.ts'

/** Time limit from an empty folder to a first screen, in s. */
const mostSeconds = 180
const run = promisify(execFile)
const pictures = path.join(root, '.kit/create-site')
const faults: string[] = []
const expectThat = (isSo: boolean, what: string) => {
  if (isSo) return console.log(`  ✓ ${what}`)
  faults.push(what)
  console.error(`  ✗ ${what}`)
}

/** Only the first has a time limit; the others find a filled cache, and run in `npm run prove`. */
const [first, ...others]: [Asked, ...Asked[]] = [
  { folder: 'super-bet-99', name: 'Süper Bet 🎰 99', accent: '#0f766e', kind: 'b2c' },
  {
    folder: 'ledger-house',
    name: 'Ledger House',
    accent: '#000000',
    kind: 'b2b',
    more: ['--languages', 'hi,en', '--operator', 'https://operator.example'],
  },
  { folder: 'red-lion', name: 'Red Lion', accent: '#ffee00', kind: 'casino-only' },
]
const folder = await mkdtemp(path.join(tmpdir(), 'kit-create-'))

async function timed<Result>(work: () => Promise<Result>): Promise<{ result: Result; seconds: number }> {
  const begun = performance.now()
  const result = await work()
  return { result, seconds: (performance.now() - begun) / 1000 }
}

async function createOne(asked: Asked, env: NodeJS.ProcessEnv, browser: Browser) {
  const flags = ['--name', asked.name, '--accent', asked.accent, '--kind', asked.kind, ...(asked.more ?? [])]
  const site = path.join(folder, asked.folder)
  const create = await timed(() =>
    runNpm(['create', '--yes', '@kit/site', '--', '--yes', ...flags], folder, env),
  )
  const installed = Number(/Installed in (\d+) s/.exec(create.result)?.[1] ?? 0)
  const files = readdirSync(site).filter((name) => !/^(node_modules|package-lock\.json|\..*)$/.test(name))
  expectThat(files.length <= 8, `${asked.name}: ${files.length} files in ${asked.folder}`)
  const started = await timed(() => start(site, env))
  const { url, output, stop } = started.result
  try {
    const firstScreen = await timed(async () => {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
      await page.goto(url)
      await waitForFirstThing(page, asked.kind)
      await page.close()
    })
    const looks = await looksOf(browser, url, asked, pictures)
    expectThat(looks.length === 0, [`${asked.name}: the screens are of its brand`, ...looks].join('; '))
    expectThat(
      /is taken, using \d+ instead/.test(output),
      `${asked.name}: a port that is taken is said, and the next one used`,
    )
    return {
      create: create.seconds - installed,
      install: installed,
      'build and start': started.seconds,
      'first screen': firstScreen.seconds,
    }
  } finally {
    await stop()
  }
}

/** Runs `npm run check` and `npm test`. Returns the seconds of the test. */
async function checkOne({ name, folder: at, more = [] }: Asked, env: NodeJS.ProcessEnv): Promise<number> {
  const site = path.join(folder, at)
  const checked = await runNpm(['run', 'check'], site, env).catch((error: unknown) => String(error))
  if (more.includes('--operator'))
    expectThat(
      /✗ operator\n.* does not answer .*\n\n1 thing is wrong/.test(checked),
      `${name}: its files compile, and npm run check finds its operator alone to be out of reach`,
    )
  else
    expectThat(
      checked.includes('Nothing is wrong.') && checked.includes('✓ budgets\n✓ styles\n'),
      `${name}: its files compile, and npm run check finds nothing wrong`,
    )
  const test = await timed(() => runNpm(['test'], site, env))
  expectThat(/^ℹ skipped 0$|# skipped 0$/m.test(test.result), `${name}: its own test passes, in a browser`)
  return test.seconds
}

async function checkWithoutNetwork(env: NodeJS.ProcessEnv, bin: string): Promise<void> {
  const nowhere = {
    ...env,
    npm_config_registry: 'http://127.0.0.1:9',
    npm_config_cache: path.join(folder, 'cache-of-nobody'),
    npm_config_fetch_retries: '0',
  }
  const output = await run(process.execPath, [bin, 'offline', '--yes'], { cwd: folder, env: nowhere }).then(
    () => 'it went well',
    ({ stdout }: { stdout: string }) => stdout,
  )
  expectThat(
    /could not be installed: http:\/\/127\.0\.0\.1:9\/ could not be reached \(ECONNREFUSED\)\.\nThe files stay in offline\. Next: check the network.*run `npm install` in offline\./.test(
      output,
    ),
    'without a network the files stay, and the registry and the command to repeat are named',
  )
  expectThat(
    readFileSync(path.join(folder, 'offline/.npmrc'), 'utf8').includes('@kit:registry=http://127.0.0.1:9/\n'),
    'without a network the .npmrc names the registry',
  )
}

/** Occupies the default port. */
const holder = createServer()
let browser: Browser | undefined
let registry: Awaited<ReturnType<typeof startRegistry>> | undefined
try {
  mkdirSync(pictures, { recursive: true })
  writeFileSync(path.join(folder, 'npmrc'), '')
  await new Promise<void>((resolve) => {
    holder.once('error', () => resolve())
    holder.listen(4000, '127.0.0.1', () => resolve())
  })
  registry = await startRegistry(await packPackages(path.join(folder, 'packed')))
  const env = environmentIn(folder, registry.origin, chromiumPath() ?? chromium.executablePath())
  browser = await chromium.launch(chromiumLaunch())
  const table: Record<string, Record<string, string>> = {}
  for (const asked of [first, ...(process.env['KIT_PROVE'] ? others : [])]) {
    const times = await createOne(asked, env, browser)
    const total = Object.values(times).reduce((sum, one) => sum + one, 0)
    if (asked === first) expectThat(total < mostSeconds, `first screen in under ${mostSeconds} s`)
    const row = { ...times, total, 'its own test': await checkOne(asked, env) }
    table[asked.name] = Object.fromEntries(Object.entries(row).map(([step, s]) => [step, s.toFixed(1)]))
  }
  await checkWithoutNetwork(env, path.join(root, 'packages/create-site/dist/bin.js'))
  console.log(`\nSeconds on ${availableParallelism()} processors; the first begins with an empty cache:`)
  console.table(table)
  console.log(`Pictures are in ${path.relative(root, pictures)}.`)
} finally {
  holder.close()
  registry?.close()
  await browser?.close()
  rmSync(folder, { recursive: true, force: true })
}
if (faults.length > 0) process.exitCode = 1
