import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { buildSite } from '../../scripts/start/siteBuild.ts'

it('CONF-001 the casino has nothing of the exchange in its bundle: no module of betting, late ones included', async () => {
  const folder = buildSite('casino-only')
  const sizes = JSON.parse(await readFile(path.join(folder, '../.kit/sizes.json'), 'utf8')) as Record<
    string,
    Record<string, number>
  >
  const packages = new Set(Object.values(sizes).flatMap((byPackage) => Object.keys(byPackage)))
  expect([...packages]).toContain('@kit/casino')
  expect([...packages]).not.toContain('@kit/betting')
  // Next to `dist`, which is served as it is.
  expect(existsSync(path.join(folder, '.sizes.json'))).toBe(false)
}, 120_000)
