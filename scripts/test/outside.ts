// Tests a site outside this repository, with packages as published: packs them, installs them in a temporary folder,
// builds there the site that is built here as b2c, and compares the two: bytes, boxes, computed styles and pictures
// of some screens.
import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Browser } from 'playwright'
import { SandboxProcess } from '../../e2e/scenario/sandboxProcess.ts'
import { chromiumLaunch } from '../chromium.mjs'
import { installPacked } from '../outside/installPacked.ts'
import { packPackages } from '../outside/packPackages.ts'
import { root } from '../workspaces.ts'
import { faultsOfExtensions } from './outside/extensions.ts'
import { faultsOfDevelopment } from './outside/develop.ts'
import { differencesOf } from './outside/differences.ts'
import { firstLoadOf } from './outside/firstLoad.ts'
import { sameAnswers } from './outside/sameAnswers.ts'
import { faultsOfRecipes } from './outside/recipes.ts'
import { lookAt, shownScreens, type Screen } from './outside/screens.ts'
import { faultsOfUpgrade } from './outside/upgrade.ts'

const inside = path.join(root, 'sites/b2c')
const faults: string[] = []
const fault = (text: string) => {
  faults.push(text)
  console.error(`  ✗ ${text}`)
}

/** Writes the site in `from` as a team outside writes it: its configuration, and a Vite file of two lines. */
function writeSite(folder: string, from: string): void {
  mkdirSync(folder)
  for (const file of ['site.config.ts', 'index.html']) cpSync(path.join(from, file), path.join(folder, file))
  writeFileSync(
    path.join(folder, 'vite.config.ts'),
    `import { kit } from '@kit/vite'\n\nexport default { plugins: [kit({ site: './site.config.ts' })] }\n`,
  )
  const { dependencies } = JSON.parse(readFileSync(path.join(from, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  const version = dependencies['@kit/shell']!
  const devDependencies = { '@kit/sdk': version, '@kit/vite': version, vite: '^8.3.0' }
  const manifest = { name: 'outside', private: true, type: 'module', dependencies, devDependencies }
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest))
}

const buildThere = (folder: string, ...more: string[]) =>
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', ...more], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' },
  })

/** The scope of a team that publishes the packages itself. */
const teamScope = '@harbour-team'
/** A registry for the `.npmrc` of the site. The test installs nothing from it. */
const teamRegistry = 'https://packages.example/npm/'

/**
 * Packs under another scope, creates a site with the packed command, installs it, and builds and checks it. Returns
 * its folder, and the tarballs.
 */
async function checkAnotherScope(
  folder: string,
): Promise<{ site: string; packed: ReadonlyMap<string, string> }> {
  const packed = await packPackages(path.join(folder, 'packed-team'), {
    ...process.env,
    KIT_SCOPE: teamScope,
  })
  const command = path.join(folder, 'command')
  mkdirSync(command)
  execFileSync('tar', [
    '-xzf',
    packed.get(`${teamScope}/create-site`)!,
    '-C',
    command,
    '--strip-components=1',
  ])
  const asked = [
    '--name',
    'Harbour Bet',
    '--accent',
    '#1b6fae',
    '--registry',
    teamRegistry,
    '--yes',
    '--no-install',
  ]
  const site = path.join(folder, 'harbour-bet')
  execFileSync(process.execPath, [path.join(command, 'dist/bin.js'), site, ...asked], { stdio: 'ignore' })
  installPacked(site, packed)
  buildThere(site)
  const run = (...args: string[]) => {
    try {
      return execFileSync(process.execPath, args, { cwd: site, encoding: 'utf8' })
    } catch (error) {
      return (error as { stdout: string }).stdout
    }
  }
  const built = path.join(site, 'dist')
  const page = readFileSync(path.join(built, 'index.html'), 'utf8')
  const styles = globSync(path.join(built, 'assets/*.css')).map((file) => readFileSync(file, 'utf8'))
  const types = run('node_modules/typescript/bin/tsc')
  const checked = run(`node_modules/${teamScope}/vite/dist/bin.js`, 'check')
  const isMade = {
    'its name in the page': page.includes('data-brand="harbour-bet"') && page.includes('Harbour Bet'),
    'its theme': styles.some(
      (css) => css.includes('[data-brand=harbour-bet]') && css.includes('--kit-color-accent'),
    ),
    'its font': globSync(path.join(built, 'assets/sora-latin-*.woff2')).length > 0,
    'its icon': readFileSync(path.join(built, 'favicon.svg'), 'utf8').startsWith('<svg'),
    'its registry in .npmrc': readFileSync(path.join(site, '.npmrc'), 'utf8').includes(
      `\n${teamScope}:registry=${teamRegistry}\n`,
    ),
    'files that compile': types === '',
    'a check that finds nothing wrong':
      checked.includes('Nothing is wrong.') && checked.includes('✓ budgets'),
    'packages of its own scope alone': !/@kit\b/.test(
      ['package.json', 'site.config.ts', 'brand.ts', 'README.md', 'site.test.ts']
        .map((name) => readFileSync(path.join(site, name), 'utf8'))
        .join(''),
    ),
  }
  for (const [what, isThere] of Object.entries(isMade))
    if (!isThere) fault(`A created site of packages of another scope lacks ${what}.\n${types}${checked}`)
  if (Object.values(isMade).every(Boolean))
    console.log(
      `  a created site of ${teamScope}, with a brand of its own: builds, compiles and passes kit check`,
    )
  const ofRecipes = faultsOfRecipes(site, teamScope)
  ofRecipes.forEach(fault)
  if (ofRecipes.length === 0) console.log('  the recipes compile in it')
  const ofExtensions = faultsOfExtensions(site, teamScope, {
    compile: () => run('node_modules/typescript/bin/tsc'),
    build: () => run('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'),
    check: () => run(`node_modules/${teamScope}/vite/dist/bin.js`, 'check'),
  })
  ofExtensions.forEach(fault)
  if (ofExtensions.length === 0)
    console.log('  kit check passes in it with an added header, slip action and feature')
  return { site, packed }
}

/** A few bytes of names and URLs differ. */
const mayGrow = 1.01

function compareSizes(folder: string): void {
  const expected = firstLoadOf(inside)
  for (const [name, { kB, limit }] of firstLoadOf(folder)) {
    const ours = expected.get(name)?.kB ?? 0
    console.log(`  ${name}: ${kB.toFixed(2)} kB, here ${ours.toFixed(2)}, budget ${limit}`)
    if (kB > ours * mayGrow)
      fault(`${name} takes ${kB.toFixed(2)} kB outside and ${ours.toFixed(2)} kB here.`)
  }
}

async function compareScreens(browser: Browser, origins: { inside: string; outside: string }): Promise<void> {
  const replay = sameAnswers()
  const now = Date.now()
  const look = async (
    shown: (typeof shownScreens)[number],
    origin: string,
    isBare = false,
  ): Promise<Screen> => {
    const context = await browser.newContext({
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
    try {
      await context.clock.setFixedTime(now)
      await replay(context)
      if (isBare)
        await context.route(/\.css$/, (route) => route.fulfill({ contentType: 'text/css', body: '' }))
      return await lookAt(context, shown, origin)
    } finally {
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      await context.close()
    }
  }
  /** Messages that appear briefly on a busy machine, such as a lost connection, differ once; styles differ always. */
  const compare = async (
    shown: (typeof shownScreens)[number],
    looksLeft = 3,
  ): Promise<{ expected: Screen; differences: string[] }> => {
    try {
      const expected = await look(shown, origins.inside)
      const differences = await differencesOf(expected, await look(shown, origins.outside), shown.mostPixels)
      if (differences.length === 0 || looksLeft === 1) return { expected, differences }
      console.log(`  ${shown.name}: ${differences.join('; ')}; looking again`)
    } catch (error) {
      if (looksLeft === 1) throw error
      console.log(`  ${shown.name}: ${error instanceof Error ? error.message : String(error)}; looking again`)
    }
    return compare(shown, looksLeft - 1)
  }
  for (const [index, shown] of shownScreens.entries()) {
    const { expected, differences } = await compare(shown)
    for (const difference of differences) fault(`${shown.name}: ${difference}`)
    if (differences.length === 0) console.log(`  ${shown.name}: ${expected.elements.length} equal elements`)
    if (index > 0) continue
    const bare = await differencesOf(expected, await look(shown, origins.outside, true))
    if (bare.length === 0)
      fault(`${shown.name} looks the same without styles: this comparison detects nothing.`)
  }
}

const folder = await mkdtemp(path.join(tmpdir(), 'kit-outside-'))
let sandbox: SandboxProcess | undefined
let browser: Browser | undefined
try {
  // Builds it unless it is current.
  execFileSync(process.execPath, ['scripts/test/buildSite.mjs', 'b2c'], { cwd: root, stdio: 'inherit' })
  const packed = await packPackages(path.join(folder, 'packed'))
  const site = path.join(folder, 'site')
  writeSite(site, inside)
  installPacked(site, packed)
  buildThere(site)
  compareSizes(site)
  const created = await checkAnotherScope(folder)
  const served = {
    'inside.localhost': path.join(inside, 'dist'),
    'outside.localhost': path.join(site, 'dist'),
  }
  sandbox = new SandboxProcess({
    state: path.join(folder, 'state'),
    // A market whose prices hardly change.
    speed: 0.001,
    site: Object.entries(served)
      .map((one) => one.join('='))
      .join(),
  })
  ;[browser] = await Promise.all([chromium.launch(chromiumLaunch()), sandbox.start()])
  const ofDevelopment = await faultsOfDevelopment(created.site, sandbox.url, browser)
  ofDevelopment.forEach(fault)
  if (ofDevelopment.length === 0)
    console.log('  npm run dev shows the created site, and an edit of its brand')
  const { port } = new URL(sandbox.url)
  await compareScreens(browser, {
    inside: `http://inside.localhost:${port}`,
    outside: `http://outside.localhost:${port}`,
  })
  const ofUpgrade = await faultsOfUpgrade(created.site, created.packed, teamScope)
  ofUpgrade.forEach(fault)
  if (ofUpgrade.length === 0)
    console.log('  kit upgrade raises the created site to a later release, renames its words and checks it')
} finally {
  await browser?.close()
  await sandbox?.stop()
  rmSync(folder, { recursive: true, force: true })
}
if (faults.length > 0) process.exitCode = 1
