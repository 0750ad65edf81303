import { readFileSync } from 'node:fs'
import path from 'node:path'
import { inspect } from 'node:util'
import { describe, expect, it, vi } from 'vitest'
import { examplesIn } from './runExample.ts'
import { publicPackages, root, sites, workspaces } from './workspaces.ts'

const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** The sandbox starts a database, so it has its own tests. */
const isRunElsewhere = (name: string) => name === '@kit/sandbox'

/** The comments after `console.log` state the outputs. */
const promised = (code: string) =>
  [...code.matchAll(/^console\.log\(.*\) \/\/ (.+)$/gm)].map(([, said]) => said)

describe.each(publicPackages.map((one) => [one.name, one] as const))('%s', (name, { folder, manifest }) => {
  const readme = textOf(`${folder}/README.md`)
  const [example] = examplesIn(`${folder}/README.md`)

  it('states its purpose, and begins with ten lines or fewer that run', async () => {
    expect(readme).toMatch(new RegExp(`^# ${name}\n\n`))
    const { code = '', run } = example ?? {}
    const lines = code.split('\n').filter((line) => line.trim() !== '')
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.length).toBeLessThanOrEqual(10)
    if (isRunElsewhere(name)) return
    const log = vi.spyOn(console, 'log').mockImplementation(() => {})
    try {
      await run?.()
      const printed = log.mock.calls.map((values) => values.map((value) => inspect(value)).join(' '))
      const comments = promised(code)
      expect(comments.length > 0 ? printed : []).toEqual(comments)
    } finally {
      log.mockRestore()
    }
  })

  it('has the licence that a brand can read', () => {
    expect(manifest.license).toBe('SEE LICENSE IN LICENSE.md')
    expect(textOf(`${folder}/LICENSE.md`)).toBe(textOf('LICENSE.md'))
  })
})

it('links the changelog of every package that is released', () => {
  const links = [...textOf('CHANGELOG.md').matchAll(/\]\((packages\/[^)]+)\)/g)].map(([, file]) => file)
  expect(links.toSorted()).toEqual(publicPackages.map(({ folder }) => `${folder}/CHANGELOG.md`).toSorted())
})

describe('the README of the repository', () => {
  const readme = textOf('README.md')
  const map = readme.slice(readme.indexOf('## The map'))

  it('has every package and every site on its map, and at most 120 lines', () => {
    const packages = workspaces.flatMap(({ folder }) =>
      folder.startsWith('packages/') ? path.basename(folder) : [],
    )
    for (const name of packages) expect(map).toMatch(new RegExp(`^ {6}${name} +\\w`, 'm'))
    for (const site of sites) expect([site, map.includes(site)]).toEqual([site, true])
    expect(readme.split('\n').length).toBeLessThanOrEqual(120)
  })
})
