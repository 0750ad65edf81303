import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fingerprint } from './fingerprint.ts'
import { root } from './workspaces.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fingerprint-'))
  writeFileSync(path.join(folder, 'source.ts'), 'a')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('changes with a source, and not with what a build of the folder writes', () => {
  const place = path.relative(root, folder)
  const before = fingerprint([place])
  // A build that changed its own fingerprint would run again at every start.
  for (const [built, name] of [
    ['dist', 'index.html'],
    ['.kit', 'sizes.json'],
    ['node_modules', 'cache'],
  ] as const) {
    mkdirSync(path.join(folder, built))
    writeFileSync(path.join(folder, built, name), 'built')
  }
  expect(fingerprint([place])).toBe(before)
  writeFileSync(path.join(folder, 'source.ts'), 'b')
  expect(fingerprint([place])).not.toBe(before)
})
