import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { whyNoPostgres } from '../../packages/sandbox/src/testing/services/postgres.ts'
import { root } from '../bootstrap.mjs'
import { fingerprint } from '../fingerprint.ts'
import { buildSite } from '../start/siteBuild.ts'
import { publicPackages, sites } from '../workspaces.ts'
import { playwrightCounts, reportOf, vitestCounts } from './reports.mjs'
import { workTree } from './workTree.ts'

const check = (name, command, options = {}) => ({ name, command, ...options })

/** A check that runs for every change. */
const quick = (name, command) => check(name, command, { since: () => [] })

/** A gate that keeps the machine busy or measures time: no other gate runs at the same time. */
const alone = (name, command, options = {}) => ({ name, command, isAlone: true, ...options })

const vitest = (name, args, options = {}) =>
  alone(
    name,
    ['vitest', 'run', ...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${reportOf(name)}`],
    {
      before: () => rmSync(reportOf(name), { force: true }),
      counts: () => vitestCounts(name),
      report: 'vitest',
      since: (base) => [`--changed=${base}`, '--passWithNoTests'],
      ...options,
    },
  )

const attw = (folder) =>
  `attw --pack ${folder} --profile esm-only --exclude-entrypoints styles.css --format ascii`.split(' ')

/** Runs each time: a build checks if it is current, and its output may have been removed since. */
const always = () => undefined

const published =
  ({ folder }) =>
  () =>
    fingerprint(['package-lock.json', `${folder}/package.json`, `${folder}/dist`], [])

/** Chooses the themes of stories. It is the same for each run, so that a change is all that can fail one. */
const storySeed = '0'

/** Chooses a third of the long flows, likewise. */
const flowTurn = () => (process.env.KIT_PROVE ? '' : '0')

/** Returns the operator's suites in the process. With PostgreSQL they run there, and only some in the process too. */
const inProcess = () => (whyNoPostgres() || process.env.KIT_PROVE ? 'all' : 'smoke')

/**
 * Every gate, in the order that finds faults soonest; neighbours run in parallel unless one is alone. A gate without
 * `counts` is one test: it passes or fails. `whyNot` returns why the machine cannot run a gate, which is then
 * skipped. `inputs` returns a fingerprint of what a gate checks, by default every file of the repository: a gate that
 * passed is not run again for the same inputs. With `--changed`, a gate runs if a folder of `of` changed, and with
 * the arguments of `since`, so that it checks less.
 */
export const gates = [
  quick('format', ['oxfmt', '--check']),
  quick('lint', ['oxlint', '--deny-warnings', '--report-unused-disable-directives']),
  quick('types', ['npm', 'run', '--silent', 'typecheck']),
  quick('unused exports and dependencies', ['knip']),
  quick('requirement ids in test titles exist', ['node', 'scripts/spec.mjs', '--unknown']),
  quick('plain English', ['node', 'scripts/language.mjs']),
  quick('each part of the contract has a reader', ['node', 'scripts/contract-readers/check.ts']),
  quick('spelling', [
    'cspell',
    'lint',
    '--no-progress',
    '--no-summary',
    '--gitignore',
    '--config',
    'scripts/cspell.json',
    '**/*.{ts,tsx,mts,mjs,md}',
    '.changeset/*.md',
  ]),
  quick('every component in the bill of materials is pinned', ['node', 'scripts/sbom.mjs']),
  // Before the test of `npm start`, which would build them while all other tests run.
  ...sites.map((site) =>
    alone(`site ${site} builds`, ['node', 'scripts/test/buildSite.mjs', site], {
      of: [`sites/${site}`],
      since: () => [],
      inputs: always,
    }),
  ),
  vitest('unit', [], { env: () => ({ KIT_OPERATOR_SUITES: inProcess() }) }),
  vitest('postgres', [], {
    env: () => ({ KIT_DATABASE: 'postgres' }),
    whyNot: whyNoPostgres,
    of: ['packages/sandbox'],
  }),
  alone('packages build', ['npm', 'run', '--silent', 'build'], { inputs: always }),
  check('public types are as accepted', ['node', 'scripts/apiReport.ts'], {
    inputs: () =>
      fingerprint(
        [
          'package-lock.json',
          'scripts/apiReport.ts',
          ...publicPackages.flatMap(({ folder }) => [
            `${folder}/package.json`,
            `${folder}/api`,
            `${folder}/dist`,
          ]),
        ],
        [],
      ),
  }),
  check('documentation builds', ['node', 'scripts/docs.mjs', '--build'], {
    env: () => ({ KIT_HANDED_OVER: '1' }),
    of: ['docs'],
    since: () => [],
  }),
  check('storybook builds', ['storybook', 'build', '--quiet', '--output-dir', 'storybook-static'], {
    cwd: 'storybook',
    inputs: () =>
      existsSync(path.join(root, 'storybook/storybook-static/index.html')) ? workTree() : undefined,
  }),
  ...sites.map((site) =>
    check(
      `site ${site} stays within its size budget`,
      ['size-limit', '--config', '../../scripts/test/siteSizes.mjs'],
      {
        cwd: `sites/${site}`,
        of: [`sites/${site}`],
        since: () => [],
        // A test of `npm start` that was ended may have left a part of a build.
        before: () => buildSite(site),
      },
    ),
  ),
  ...publicPackages.flatMap((one) => [
    check(`publint ${path.basename(one.folder)}`, ['publint', '--strict', one.folder], {
      inputs: published(one),
    }),
    check(`types as published ${path.basename(one.folder)}`, attw(one.folder), { inputs: published(one) }),
  ]),
  check('each part of ui stays small', ['node', 'scripts/test/uiSizes.mjs'], {
    inputs: () =>
      fingerprint(
        ['package-lock.json', 'scripts/test/uiSizes.mjs', 'packages/ui/dist', 'packages/tokens/dist'],
        [],
      ),
  }),
  check('packed packages hold what they name', ['node', 'scripts/test/packed.ts'], {
    inputs: () =>
      fingerprint(
        [
          'package-lock.json',
          'scripts/outside',
          'scripts/test/packed.ts',
          'scripts/test/packed',
          ...publicPackages.flatMap(({ folder }) =>
            ['package.json', 'README.md', 'CHANGELOG.md', 'dist'].map((name) => `${folder}/${name}`),
          ),
        ],
        [],
      ),
  }),
  alone('a site of installed packages is the same', ['node', 'scripts/test/outside.ts'], {
    inputs: () =>
      fingerprint(
        [
          'package-lock.json',
          'scripts/outside',
          'scripts/test/outside.ts',
          'scripts/test/outside',
          'sites/b2c/dist',
          'scripts/documentedCode.ts',
          'docs/recipes',
          'docs/parts.md',
          'docs/headless.md',
          ...publicPackages.map(({ folder }) => `${folder}/dist`),
        ],
        [],
      ),
  }),
  alone('created sites have their first screen in time', ['node', 'scripts/test/create.ts'], {
    whyNot: () =>
      process.env.KIT_PROVE
        ? undefined
        : 'npm run prove creates three sites, each with a stopwatch (docs/decisions/packages.md)',
  }),
  // After a gate that is alone, so that Storybook is built.
  check('pages of components open in storybook', ['node', 'pages/openPages.ts'], {
    cwd: 'storybook',
    inputs: () => fingerprint(['storybook/pages/openPages.ts', 'storybook/storybook-static'], []),
  }),
  check('published types fit together', ['node', 'scripts/test/published.ts'], {
    inputs: () =>
      fingerprint(
        [
          'package-lock.json',
          'scripts/test/published.ts',
          ...publicPackages.map(({ folder }) => `${folder}/dist`),
        ],
        [],
      ),
  }),
  vitest('stories', [], {
    cwd: 'storybook',
    env: () => ({ KIT_STORY_SEED: storySeed }),
    of: ['storybook', ...publicPackages.map(({ folder }) => folder)],
  }),
  vitest('stories from right to left', ['-t', '^(?!.*Every Brand)'], {
    since: undefined,
    cwd: 'storybook',
    env: () => ({ KIT_STORY_DIRECTION: 'rtl', KIT_STORY_MODE: 'light', KIT_STORY_SHARE: '0' }),
    whyNot: () =>
      process.env.KIT_PROVE
        ? undefined
        : 'each story is seen so in a part of its themes; npm run prove plays them all so',
  }),
  alone('flows', ['playwright', 'test', '--reporter=list,json'], {
    cwd: 'e2e',
    // The packages are read from their sources: a flow needs only the site's build.
    env: () => ({
      PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf('flows'),
      NODE_OPTIONS: '--conditions=@kit/source',
      KIT_FLOW_TURN: flowTurn(),
    }),
    before() {
      rmSync(reportOf('flows'), { force: true })
      for (const site of sites) buildSite(site)
    },
    counts: () => playwrightCounts('flows'),
    report: 'playwright',
  }),
  alone('receipts are read rightly', ['npm', 'run', '--silent', 'bench', '--', 'receipts'], {
    env: () => ({ KIT_BENCH_RECEIPTS: '60' }),
    whyNot: () => (process.env.KIT_PROVE ? undefined : 'npm run prove reads 60 of the 500 of the bench'),
  }),
]
