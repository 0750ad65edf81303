import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'

const lock = JSON.stringify({
  packages: {
    '': {},
    'node_modules/needed': { version: '1.0.0' },
    'node_modules/for-tests': { version: '1.0.0', dev: true },
    'node_modules/of-another-system': { version: '1.0.0', optional: true },
    'node_modules/@kit/own': { link: true },
  },
})

let clone: string

beforeEach(() => {
  clone = mkdtempSync(path.join(tmpdir(), 'kit-clone-'))
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(clone, file)), { recursive: true })
    writeFileSync(path.join(clone, file), text)
  }
  mkdirSync(path.join(clone, 'scripts'))
  cpSync(path.join(import.meta.dirname, 'bootstrap.mjs'), path.join(clone, 'scripts/bootstrap.mjs'))
  write('package.json', JSON.stringify({ type: 'module', engines: { node: '>=20' } }))
  write('package-lock.json', lock)
  write('node_modules/.kit-lock', createHash('sha256').update(lock).digest('hex'))
  for (const name of ['needed', 'for-tests']) write(`node_modules/${name}/package.json`, '{}')
  mkdirSync(path.join(clone, 'node_modules/node/bin'), { recursive: true })
  symlinkSync(process.execPath, path.join(clone, 'node_modules/node/bin/node'))
  write(
    'run.mjs',
    "import { handOver } from './scripts/bootstrap.mjs'\nawait handOver(() => console.log('runs'))\n",
  )
  // Replaces npm: logs its arguments, and fails if the test sets a status.
  write('bin/npm', '#!/bin/sh\necho "npm $*"\nexit ${NPM_STATUS:-0}\n')
  chmodSync(path.join(clone, 'bin/npm'), 0o755)
  return () => rmSync(clone, { recursive: true, force: true })
})

function run(env: Record<string, string> = {}) {
  const { KIT_HANDED_OVER: _, ...inherited } = process.env
  const { stdout, stderr, status } = spawnSync(process.execPath, ['run.mjs'], {
    cwd: clone,
    encoding: 'utf8',
    env: { ...inherited, ...env, PATH: `${path.join(clone, 'bin')}:${process.env['PATH'] ?? ''}` },
  })
  return { said: stdout + stderr, status }
}

describe.skipIf(process.platform === 'win32')('a command of the repository', () => {
  it('installs nothing if all packages are installed', () => {
    expect(run()).toEqual({ said: 'runs\n', status: 0 })
  })

  it('installs again if a package is missing, and names it', () => {
    rmSync(path.join(clone, 'node_modules/needed/package.json'))
    const { said, status } = run()
    expect(said).toContain('node_modules/needed is missing.')
    expect(said).toContain('npm ci')
    expect([said.includes('runs'), status]).toEqual([true, 0])
  })

  it('reports what to check if npm could not install', () => {
    rmSync(path.join(clone, 'node_modules'), { recursive: true })
    const { said, status } = run({ NPM_STATUS: '1' })
    expect(said).toContain('npm says why above. Check the network connection and the registry')
    expect([said.includes('runs'), status]).toEqual([false, 1])
  })
})
