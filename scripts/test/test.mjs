import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { atMost } from '../atMost.ts'
import { root } from '../bootstrap.mjs'
import { stamp } from '../stamp.ts'
import { touchedFolders } from './changed.ts'
import { ensureChromium } from './chromium.mjs'
import { gates } from './gates.mjs'
import { memoryFolder } from './memoryFolder.mjs'
import { failedTests, slowestFiles } from './reports.mjs'
import { workTree } from './workTree.ts'

const usage = `npm test                     every gate
npm test -- --only unit,flows  some of them
npm test -- --changed          what changes since the last commit can break, without flows; --base REV: since that commit
npm test -- --again            every gate, including those that passed before on the same files
npm run prove                every gate, with the long proofs at full count`

/**
 * Runs a program. The output of a program that runs in parallel is printed when it ends. Returns its exit code and
 * output.
 */
function run([program, ...args], { cwd = '.', env, isAlone }) {
  const child = spawn(program, args, {
    cwd: path.join(root, cwd),
    // In a terminal, the program shows its own progress.
    stdio: isAlone && process.stdout.isTTY ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    env: { ...process.env, ...env?.() },
  })
  const words = []
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      words.push(chunk)
      if (isAlone) process.stdout.write(chunk)
    })
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ status: 1, words: `${error.message}\n` }))
    child.on('close', (status) => resolve({ status, words: Buffer.concat(words).toString() }))
  })
}

/**
 * Prints at the end of a long run what failed: each test with its message, or the result of a gate without test
 * reports.
 */
function tellFailures(chosen, failed) {
  for (const { name, words } of failed) {
    const tests = failedTests(chosen.filter((gate) => gate.report && gate.name === name))
    const said = tests.length > 0 ? tests : words.trimEnd().split('\n').slice(-40)
    console.log(`\nFailures of ${name}:\n${said.join('\n')}`)
  }
}

async function runGate(gate, isAgain) {
  const { name, command, before, counts, whyNot, inputs = workTree, isAlone } = gate
  const reason = whyNot?.()
  if (reason) {
    console.log(`\n— ${name}\n  skipped: ${reason}`)
    return { name, passed: 0, failed: 0, skipped: 1 }
  }
  const passed = stamp(`gate ${name}`)
  const read = isAgain ? undefined : inputs()
  if (read !== undefined && passed.holds(read)) {
    const before = counts?.() ?? { passed: 1, failed: 0, skipped: 0 }
    // The report of a gate that passed may have been removed since.
    if (before.failed === 0) {
      console.log(`\n— ${name}\n  passed before with the same inputs`)
      return { name, ...before }
    }
  }
  if (isAlone) console.log(`\n— ${name}`)
  before?.()
  const began = performance.now()
  const { status, words } = await run(command, gate)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  const result = counts?.() ?? { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0 }
  // A runner that crashes after its last test has still failed.
  if (status !== 0 && result.failed === 0) result.failed = 1
  if (read !== undefined && result.failed === 0) passed.write(read)
  if (!isAlone) console.log(`\n— ${name}\n${words}`.trimEnd())
  console.log(
    `  ${result.failed === 0 ? 'passed' : 'FAILED'} in ${seconds} s${counts ? ` (${result.passed} passed, ${result.failed} failed, ${result.skipped} skipped)` : ''}`,
  )
  return { name, ...result, words }
}

/** Runs neighbours in pairs, those that are `isAlone` separately. */
async function runGates(chosen, isAgain) {
  const results = []
  let parallel = []
  const together = async () => {
    const inTurn = atMost(2)
    results.push(...(await Promise.all(parallel.map((gate) => inTurn(() => runGate(gate, isAgain))))))
    parallel = []
  }
  for (const gate of chosen) {
    if (!gate.isAlone) {
      parallel.push(gate)
      continue
    }
    await together()
    results.push(await runGate(gate, isAgain))
  }
  await together()
  return results
}

/** Each limited to what changed. */
function sinceBase(chosen, base) {
  const folders = touchedFolders(base)
  return chosen
    .filter(({ since, of }) => since && (!of || of.some((folder) => folders.has(folder))))
    .map((gate) => ({ ...gate, command: [...gate.command, ...gate.since(base)] }))
}

/** Runs the gates and ends with a line `N passed, N failed`, summed over all runners. */
export async function test(args) {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string' },
      changed: { type: 'boolean' },
      base: { type: 'string', default: 'HEAD' },
      prove: { type: 'boolean' },
      again: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) return console.log(usage)
  if (values.prove) process.env.KIT_PROVE = '1'
  mkdirSync(path.join(root, '.kit/reports'), { recursive: true })
  const only = values.only?.split(',')
  // The whole name of a gate selects only that gate: "lint" does not select every "publint".
  const isExact = (word) => gates.some(({ name }) => name === word)
  let chosen = gates.filter(
    ({ name }) => !only || only.some((word) => (isExact(word) ? name === word : name.includes(word))),
  )
  if (values.changed) chosen = sinceBase(chosen, values.base)
  if (chosen.length === 0) {
    console.error(`There is no gate "${values.only}". Gates: ${gates.map(({ name }) => name).join(', ')}.`)
    process.exit(2)
  }
  try {
    ensureChromium()
  } catch (error) {
    console.error(error.message)
    console.log('0 passed, 1 failed')
    process.exit(1)
  }
  process.env.TMPDIR = memoryFolder() ?? process.env.TMPDIR ?? tmpdir()
  // A partial run that passes does not count as a pass of the whole gate.
  const results = await runGates(chosen, values.again || values.changed)
  const slowest = slowestFiles(chosen.filter(({ report }) => report))
  if (slowest.length > 0) console.log(`\nThe slowest files of tests:\n${slowest.join('\n')}`)
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  const failed = results.filter((result) => result.failed > 0)
  tellFailures(chosen, failed)
  console.log(
    failed.length === 0 ? '\nEvery gate passed.' : `\nFailed: ${failed.map(({ name }) => name).join(', ')}`,
  )
  if (sum('skipped') > 0) console.log(`${sum('skipped')} skipped, each with its reason above.`)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  process.exit(failed.length === 0 ? 0 : 1)
}
