import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { kinds, type Kind, type SiteAnswers } from '../answers.ts'
import { siteFiles } from './siteFiles.ts'
import { dependencies, devDependencies } from './versions.ts'

const root = path.join(import.meta.dirname, '../../../..')
const manifest = (folder: string) =>
  JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as {
    version: string
    dependencies: Record<string, string>
    devDependencies: Record<string, string>
  }

const answers = (kind: Kind, more: Partial<SiteAnswers> = {}): SiteAnswers => ({
  name: 'Blue Harbour',
  id: 'blue-harbour',
  accent: '#1b6fae',
  kind,
  operator: undefined,
  languages: ['en'],
  ...more,
})

const written = [
  ...(Object.keys(kinds) as Kind[]).map((kind) => siteFiles(answers(kind))),
  siteFiles(
    answers('b2c', {
      name: `'O' \\`,
      operator: 'https://operator.example',
      languages: ['hi', 'en'],
      currency: 'brl',
    }),
  ),
]

describe('the files of a new site', () => {
  it('request the third-party versions that the kit is tested with', () => {
    const { dependencies: ofSite } = manifest('sites/b2c')
    const others = Object.entries(ofSite).filter(([name]) => !name.startsWith('@kit/'))
    expect(dependencies).toEqual(Object.fromEntries(others))
    const root = manifest('.')
    const ours = { ...root.dependencies, ...root.devDependencies }
    const { 'playwright-core': driver, ...tools } = devDependencies
    expect(ours).toMatchObject(tools)
    expect(driver).toBe(ours['playwright'])
  })

  it('name every package they import, and no other package of the kit', () => {
    for (const site of written) {
      const asked = JSON.parse(site['package.json']!) as ReturnType<typeof manifest>
      const named = new Set(Object.keys({ ...asked.dependencies, ...asked.devDependencies }))
      const imported = new Set(
        Object.values(site).flatMap((text) =>
          [...text.matchAll(/from '(@kit\/[\w-]+)/g)].map(([, name = '']) => name),
        ),
      )
      // The build's entry imports the first; the site's own features use the second.
      imported.add('@kit/sdk').add('@kit/ui')
      expect([...named].filter((name) => name.startsWith('@kit/')).toSorted()).toEqual(
        [...imported].toSorted(),
      )
    }
  })
})

it.each([
  [undefined, false],
  ['inr', false],
  ['brl', true],
] as const)('the configuration names the currency %s: %s', (currency, isNamed) => {
  const { 'site.config.ts': text = '' } = siteFiles(answers('b2c', { currency }))
  expect(text.includes(`import { brl } from '@kit/ui/currencies'`)).toBe(isNamed)
  expect(text.includes('\n  currency: brl,\n')).toBe(isNamed)
})
