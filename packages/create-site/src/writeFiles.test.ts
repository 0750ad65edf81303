import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { writeFiles } from './writeFiles.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'write-files-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('the files of a site', () => {
  it('are all written, or none, and existing files stay unchanged', () => {
    writeFileSync(path.join(folder, 'b.ts'), 'mine')
    expect(() => writeFiles(folder, { 'a.ts': 'a', 'b.ts': 'b' })).toThrow(
      /its files were removed: b\.ts is there/,
    )
    expect(readdirSync(folder)).toEqual(['b.ts'])
    expect(readFileSync(path.join(folder, 'b.ts'), 'utf8')).toBe('mine')
  })

  it('leave no created folder behind', () => {
    const made = path.join(folder, 'sites', 'blue')
    expect(() => writeFiles(made, { 'a.ts': 'a', 'a.ts/b.ts': 'b' })).toThrow('its files were removed')
    expect(existsSync(path.join(folder, 'sites'))).toBe(false)
  })
})
