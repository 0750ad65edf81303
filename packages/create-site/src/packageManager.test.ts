import { describe, expect, it } from 'vitest'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { foldersAbove, installArguments, packageManagerOf, repositoryAbove, runOf } from './packageManager.ts'

describe('the package manager', () => {
  it('is the package manager that runs the command', () => {
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

  it('installs only the site below another project with a lock file', () => {
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

  it('installs only the site below npm workspaces, which would install that project instead', () => {
    const above = mkdtempSync(path.join(tmpdir(), 'above-'))
    const folder = path.join(above, 'sites', 'site')
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(above, 'package.json'), '{ "workspaces": ["sites/*"] }')
    expect(installArguments('npm', folder)).toEqual(['install', '--workspaces=false'])
    rmSync(above, { recursive: true })
  })

  it('looks for projects above a Windows folder, up to its drive', () => {
    expect(foldersAbove(String.raw`C:\Users\Ada Lovelace\sites\harbour`, path.win32)).toEqual([
      String.raw`C:\Users\Ada Lovelace\sites`,
      String.raw`C:\Users\Ada Lovelace`,
      String.raw`C:\Users`,
      'C:\\',
    ])
    expect(foldersAbove(String.raw`\\server\share\site`, path.win32)).toEqual(['\\\\server\\share\\'])
    expect(foldersAbove('/work/site', path.posix)).toEqual(['/work', '/'])
  })

  it('finds the repository around a folder, and none for its root', () => {
    const above = mkdtempSync(path.join(tmpdir(), 'above-'))
    mkdirSync(path.join(above, '.git'))
    expect(repositoryAbove(path.join(above, 'site'))).toBe(above)
    expect(repositoryAbove(above)).toBeUndefined()
    rmSync(above, { recursive: true })
  })
})
