import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { whyNoPostgres } from '../../packages/sandbox/src/testing/services/postgres.ts'
import { root } from '../bootstrap.mjs'
import { publicPackages, sites } from '../workspaces.ts'

const reports = path.join(root, '.kit/reports')
const reportOf = (name) => path.join(reports, `${name}.json`)

const readReport = (name) => {
  try {
    return JSON.parse(readFileSync(reportOf(name), 'utf8'))
  } catch {
    return undefined
  }
}

function vitestCounts(name) {
  const report = readReport(name)
  if (!report) return { passed: 0, failed: 1, skipped: 0 }
  // A file that can't even be loaded has no tests to count as failed.
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

function playwrightCounts(name) {
  const stats = readReport(name)?.stats
  if (!stats) return { passed: 0, failed: 1, skipped: 0 }
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }
}

const check = (name, command, options = {}) => ({ name, command, ...options })

const vitest = (name, args, options = {}) => ({
  name,
  command: [
    'vitest',
    'run',
    ...args,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${reportOf(name)}`,
  ],
  before: () => rmSync(reportOf(name), { force: true }),
  counts: () => vitestCounts(name),
  ...options,
})

/** Draws the themes that a run looks at stories in: others with each commit, the same ones for the same. */
const seed = () =>
  spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? ''

/**
 * Every gate, in the order that tells soonest what is wrong. A gate without `counts` is one test: it passes or fails.
 * `whyNot` says why the machine cannot run a gate, which is then skipped.
 */
export const gates = [
  check('format', ['oxfmt', '--check']),
  check('lint', ['oxlint', '--deny-warnings']),
  check('types', ['npm', 'run', '--silent', 'typecheck']),
  check('unused exports and dependencies', ['knip']),
  check('requirement ids in test titles exist', ['node', 'scripts/spec.mjs', '--unknown']),
  vitest('unit', []),
  vitest('postgres', [], { env: { KIT_DATABASE: 'postgres' }, whyNot: whyNoPostgres }),
  check('packages build', ['npm', 'run', '--silent', 'build']),
  ...publicPackages.flatMap(({ name, folder }) => [
    check(`publint ${name}`, ['publint', '--strict', folder]),
    check(`types as published ${name}`, [
      'attw',
      '--pack',
      folder,
      '--profile',
      'esm-only',
      '--exclude-entrypoints',
      'styles.css',
      '--format',
      'ascii',
    ]),
  ]),
  check('each part of ui stays small', ['node', 'scripts/test/uiSizes.mjs']),
  check('published types fit together', ['node', 'scripts/test/published.ts']),
  ...sites.flatMap((site) => [
    check(`site ${site} builds`, ['node', 'scripts/test/buildSite.mjs', site]),
    check(
      `site ${site} stays within its size budget`,
      ['size-limit', '--config', '../../scripts/test/siteSizes.mjs'],
      { cwd: `sites/${site}` },
    ),
  ]),
  vitest('stories', [], { cwd: 'storybook', env: { KIT_STORY_SEED: seed() } }),
  vitest('stories from right to left', ['-t', '^(?!.*Every Brand)'], {
    cwd: 'storybook',
    env: { KIT_STORY_DIRECTION: 'rtl', KIT_STORY_MODE: 'light', KIT_STORY_SHARE: '0' },
    whyNot: () =>
      process.env.KIT_PROVE
        ? undefined
        : 'each story is seen so in a part of its themes; npm run prove plays them all so',
  }),
  check('storybook builds', ['storybook', 'build', '--quiet', '--output-dir', 'storybook-static'], {
    cwd: 'storybook',
  }),
  {
    name: 'flows',
    command: ['playwright', 'test', '--reporter=list,json'],
    cwd: 'e2e',
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf('flows') },
    before: () => rmSync(reportOf('flows'), { force: true }),
    counts: () => playwrightCounts('flows'),
  },
]
