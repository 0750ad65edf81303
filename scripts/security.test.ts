import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from './workspaces.ts'

it('the page about ASVS names files that exist', () => {
  const text = readFileSync(path.join(root, 'docs/security/asvs.md'), 'utf8')
  const named = [...text.matchAll(/`((?:sandbox|scripts|docs)\/[\w./-]+\.(?:ts|mjs|md))`/g)].map(
    ([, file = '']) => file,
  )
  expect(named.length).toBeGreaterThan(25)
  const gone = named.filter(
    (file) => !existsSync(path.join(root, file.startsWith('sandbox') ? `packages/${file}` : file)),
  )
  expect(gone).toEqual([])
})
