import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../bootstrap.mjs'
import { ensureChromium } from './chromium.mjs'
import { gates } from './gates.mjs'

const usage = `npm test                     every gate
npm test -- --only unit,flows  some of them
npm run prove                every gate, with the long proofs at full count`

function runGate({ name, command: [program, ...args], cwd = '.', env = {}, before, counts, whyNot }) {
  console.log(`\n— ${name}`)
  const reason = whyNot?.()
  if (reason) {
    console.log(`  skipped: ${reason}`)
    return { name, passed: 0, failed: 0, skipped: 1 }
  }
  before?.()
  const began = performance.now()
  const { status } = spawnSync(program, args, {
    cwd: path.join(root, cwd),
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  })
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  const result = counts?.() ?? { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0 }
  // A runner that dies after its last test has still failed.
  if (status !== 0 && result.failed === 0) result.failed = 1
  console.log(
    `  ${result.failed === 0 ? 'passed' : 'FAILED'} in ${seconds} s${counts ? ` (${result.passed} passed, ${result.failed} failed, ${result.skipped} skipped)` : ''}`,
  )
  return { name, ...result }
}

/** Runs the gates and ends with `N passed, N failed` alone on a line, summed over all runners. */
export async function test(args) {
  const { values } = parseArgs({
    args,
    options: { only: { type: 'string' }, prove: { type: 'boolean' }, help: { type: 'boolean' } },
  })
  if (values.help) return console.log(usage)
  if (values.prove) process.env.KIT_PROVE = '1'
  mkdirSync(path.join(root, '.kit/reports'), { recursive: true })
  const only = values.only?.split(',')
  // A gate's whole name means that gate alone: "lint" is not every "publint".
  const isExact = (word) => gates.some(({ name }) => name === word)
  const chosen = gates.filter(
    ({ name }) => !only || only.some((word) => (isExact(word) ? name === word : name.includes(word))),
  )
  if (chosen.length === 0) {
    console.error(
      `No gate is called "${values.only}". There are: ${gates.map(({ name }) => name).join(', ')}.`,
    )
    process.exit(2)
  }
  try {
    ensureChromium()
  } catch (error) {
    console.error(error.message)
    console.log('0 passed, 1 failed')
    process.exit(1)
  }
  const results = chosen.map((gate) => runGate(gate))
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  const failed = results.filter((result) => result.failed > 0)
  console.log(
    failed.length === 0 ? '\nEvery gate passed.' : `\nFailed: ${failed.map(({ name }) => name).join(', ')}`,
  )
  if (sum('skipped') > 0) console.log(`${sum('skipped')} skipped (each says why).`)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  process.exit(failed.length === 0 ? 0 : 1)
}
