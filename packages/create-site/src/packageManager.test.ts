import { describe, expect, it } from 'vitest'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { installArguments, packageManagerOf, reasonIn, runOf } from './packageManager.ts'

describe('the package manager', () => {
  it('is the one that runs the command', () => {
    expect(packageManagerOf('pnpm/10.2.0 npm/? node/v24.1.0 linux x64')).toBe('pnpm')
    expect(packageManagerOf('yarn/4.6.0 npm/? node/v24.1.0')).toBe('yarn')
    expect(packageManagerOf(undefined)).toBe('npm')
    expect(packageManagerOf('toString/1')).toBe('npm')
    expect([runOf('npm', 'start'), runOf('npm', 'dev'), runOf('pnpm', 'dev')]).toEqual([
      'npm start',
      'npm run dev',
      'pnpm dev',
    ])
  })

  it('is quoted with the line that says what failed', () => {
    const said = `npm error code ECONNREFUSED
npm error network request to https://registry.example/react failed, reason: connect ECONNREFUSED
npm error network This is a problem related to network connectivity.
`
    expect(reasonIn(said)).toBe('code ECONNREFUSED')
    expect(reasonIn('')).toBe('it ended without a word')
  })

  it('installs the site alone below another project with a lock file', () => {
    const above = mkdtempSync(path.join(tmpdir(), 'above-'))
    const folder = path.join(above, 'packages', 'site')
    mkdirSync(folder, { recursive: true })
    expect(installArguments('pnpm', folder)).toEqual(['install'])
    for (const name of ['pnpm-workspace.yaml', 'pnpm-lock.yaml', 'yarn.lock', 'package-lock.json'])
      writeFileSync(path.join(above, name), '')
    expect(installArguments('npm', folder)).toEqual(['install'])
    expect(installArguments('pnpm', folder)).toEqual(['install', '--ignore-workspace'])
    expect(readdirSync(folder)).toEqual([])
    expect(installArguments('yarn', folder)).toEqual(['install'])
    expect(readdirSync(folder)).toEqual(['yarn.lock'])
    rmSync(above, { recursive: true })
  })
})
