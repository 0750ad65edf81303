// Reads the runners' reports of their last run.
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
  // A file that cannot be loaded has no tests to count as failed.
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** Number of flows of a run that may need a second try (docs/decisions/tests.md). */
const mostSecondTries = 2

/** Lines to print of a failure, with its expected and its received value. */
const linesOfFailure = 12

const saidBy = (message, lines = linesOfFailure) =>
  stripVTControlCharacters(message ?? '')
    .split('\n')
    .slice(0, lines)
    .map((line) => `      ${line}`)

const specsIn = (suite) => [...suite.specs, ...(suite.suites ?? []).flatMap(specsIn)]

/** Failed once and then passed; with the message of the failure. */
const flakyFlows = (name) =>
  readReport(name)
    .suites.flatMap(specsIn)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title, tests }) => {
      const first = tests.flatMap(({ results }) => results).find(({ status }) => status !== 'passed')
      return [`    ${file}: ${title}`, ...saidBy(first?.error?.message)].join('\n')
    })

const vitestFailures = (name) =>
  (readReport(name)?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .flatMap((file) => {
      const tests = file.assertionResults.filter(({ status }) => status === 'failed')
      const where = path.relative(root, file.name)
      // A file that cannot be loaded has its own message.
      return tests.length === 0
        ? [{ where, title: 'the file', message: file.message }]
        : tests.map(({ fullName, failureMessages }) => ({
            where,
            title: fullName,
            message: failureMessages[0],
          }))
    })

const playwrightFailures = (name) =>
  (readReport(name)?.suites ?? []).flatMap(specsIn).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => ({
        where: `e2e/flows/${file} [${projectName}]`,
        title,
        message: results.at(-1)?.error?.message,
      })),
  )

/** Returns the failed tests of all runners, each with its file and message. */
export const failedTests = (gates) =>
  gates.flatMap(({ name, report }) =>
    (report === 'playwright' ? playwrightFailures : vitestFailures)(name).map(({ where, title, message }) =>
      [`  ${name}: ${where}: ${title}`, ...saidBy(message)].join('\n'),
    ),
  )

export function playwrightCounts(name) {
  const stats = readReport(name)?.stats
  if (!stats) return { passed: 0, failed: 1, skipped: 0 }
  const { expected, unexpected, flaky, skipped } = stats
  if (flaky > 0) console.log(`  passed only at the second try:\n${flakyFlows(name).join('\n')}`)
  // One or two are noise to look into; more are a fault.
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

/** Returns the slowest files of all runners of this run: `12.3 s  unit  packages/…`. */
export function slowestFiles(gates, count = 10) {
  return gates
    .flatMap(({ name, report }) =>
      (report === 'playwright' ? playwrightFiles : vitestFiles)(name).map((one) => ({ ...one, name })),
    )
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ file, seconds, name }) => `${seconds.toFixed(1).padStart(7)} s  ${name.padEnd(8)}  ${file}`)
}
