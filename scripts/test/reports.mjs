// What the runners wrote down about their last run.
import { readFileSync } from 'node:fs'
import path from 'node:path'
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

export function playwrightCounts(name) {
  const stats = readReport(name)?.stats
  if (!stats) return { passed: 0, failed: 1, skipped: 0 }
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }
}

const vitestFiles = (name) =>
  (readReport(name)?.testResults ?? []).map((file) => ({
    file: path.relative(root, file.name),
    seconds: (file.endTime - file.startTime) / 1000,
  }))

const testsIn = (suite) => [
  ...suite.specs.flatMap(({ tests }) => tests),
  ...(suite.suites ?? []).flatMap(testsIn),
]

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
