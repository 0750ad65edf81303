import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { hashOf } from './workTree.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kit-tree-'))
  spawnSync('git', ['init', '--quiet'], { cwd: folder })
  writeFileSync(path.join(folder, '.gitignore'), 'dist\n')
  writeFileSync(path.join(folder, 'a.ts'), 'export {}\n')
  return () => rmSync(folder, { recursive: true, force: true })
})

test('a changed, added or removed file requires every gate again', () => {
  const hashes = [hashOf(folder, {})]
  writeFileSync(path.join(folder, 'a.ts'), 'export const a = 1\n')
  hashes.push(hashOf(folder, {}))
  writeFileSync(path.join(folder, 'b.ts'), '')
  hashes.push(hashOf(folder, {}))
  spawnSync('git', ['add', '.'], { cwd: folder })
  rmSync(path.join(folder, 'a.ts'))
  hashes.push(hashOf(folder, {}))
  expect(new Set(hashes).size).toBe(4)
})

test('so does a setting of the kit in the environment; other variables and ignored files do not', () => {
  const before = hashOf(folder, { HOME: '/a' })
  writeFileSync(path.join(folder, 'dist'), 'built\n')
  expect(hashOf(folder, { HOME: '/b' })).toBe(before)
  expect(hashOf(folder, { KIT_PROVE: '1' })).not.toBe(before)
})

test('a copy without git never counts as unchanged', () => {
  rmSync(path.join(folder, '.git'), { recursive: true })
  expect(hashOf(folder, {})).toBeUndefined()
})
