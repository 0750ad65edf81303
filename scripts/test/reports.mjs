// What the runners wrote down about their last run.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../bootstrap.mjs'

export const reportOf = (name) => path.join(root, `.kit/reports/${name}.json`)

function readReport(name) {
  try {
    return JSON.parse(readFileSync(reportOf(name), 'utf8'))
  } catch {
    return undefined
  }
}

export function vitestCounts(name) {
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

/** How many flows of a run may need their second try (docs/decisions/0080). */
const mostSecondTries = 2

/** So many lines of what failed at first: with what was expected, and what there was. */
const linesOfFailure = 12

const specsIn = (suite) => [...suite.specs, ...(suite.suites ?? []).flatMap(specsIn)]

/** The flows that failed once and then passed, with what was said at first. */
const flakyFlows = (name) =>
  readReport(name)
    .suites.flatMap(specsIn)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title, tests }) => {
      const first = tests.flatMap(({ results }) => results).find(({ status }) => status !== 'passed')
      const said = stripVTControlCharacters(first?.error?.message ?? '').split('\n')
      return [`    ${file}: ${title}`, ...said.slice(0, linesOfFailure).map((line) => `      ${line}`)].join(
        '\n',
      )
    })

export function playwrightCounts(name) {
  const stats = readReport(name)?.stats
  if (!stats) return { passed: 0, failed: 1, skipped: 0 }
  const { expected, unexpected, flaky, skipped } = stats
  if (flaky > 0) console.log(`  passed at the second try alone:\n${flakyFlows(name).join('\n')}`)
  // One or two are noise of the machine that is to be looked into; more are a fault.
  return flaky > mostSecondTries
    ? { passed: expected, failed: unexpected + flaky, skipped }
    : { passed: expected + flaky, failed: unexpected, skipped }
}

const vitestFiles = (name) =>
  (readReport(name)?.testResults ?? []).map((file) => ({
    file: path.relative(root, file.name),
    seconds: (file.endTime - file.startTime) / 1000,
  }))

const testsIn = (suite) => specsIn(suite).flatMap(({ tests }) => tests)

const playwrightFiles = (name) =>
  (readReport(name)?.suites ?? []).map((suite) => ({
    file: `e2e/flows/${suite.file}`,
    seconds:
      testsIn(suite)
        .flatMap(({ results }) => results)
        .reduce((sum, { duration }) => sum + duration, 0) / 1000,
  }))

/** The files whose tests took longest, over all runners of this run: `12.3 s  unit  packages/…`. */
export function slowestFiles(gates, count = 10) {
  return gates
    .flatMap(({ name, report }) =>
      (report === 'playwright' ? playwrightFiles : vitestFiles)(name).map((one) => ({ ...one, name })),
    )
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ file, seconds, name }) => `${seconds.toFixed(1).padStart(7)} s  ${name.padEnd(8)}  ${file}`)
}
