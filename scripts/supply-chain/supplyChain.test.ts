import { expect, it } from 'vitest'
import { billOfMaterials, faultsOf } from './billOfMaterials.ts'
import { workspaces } from '../workspaces.ts'
import { newReleases, tooYoung } from './releaseAge.ts'

it('the bill of materials lists the packages of the lockfile, each pinned by its content', () => {
  const document = billOfMaterials()
  const names = document.components.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['fastify', 'react', 'zod']))
  expect(document.bomFormat).toBe('CycloneDX')
  expect(
    faultsOf(
      document,
      workspaces.map(({ name }) => name),
    ),
  ).toEqual([])
})

it('a component without a hash is a fault, unless it is for another machine', () => {
  const component = { 'bom-ref': 'left@1.0.0', name: 'left', version: '1.0.0' }
  const fault = 'left@1.0.0 has no hash.'
  expect(faultsOf({ components: [component] }, [])).toEqual([fault])
  expect(faultsOf({ components: [{ ...component, scope: 'optional' }] }, [])).toEqual([])
  expect(faultsOf({ components: [component] }, ['left'])).toEqual([])
})

it('a release that is new in the lockfile must be a week old', () => {
  const before = { packages: { '': {}, 'node_modules/a': { version: '1.0.0' } } }
  const after = {
    packages: {
      '': {},
      'node_modules/a': { version: '1.0.0' },
      'node_modules/b/node_modules/a': { version: '1.1.0' },
      'node_modules/c': { version: '2.0.0' },
      'node_modules/@kit/ui': { link: true, version: '0.0.0' },
    },
  }
  const releases = newReleases(before, after)
  expect(releases).toEqual([
    { name: 'a', version: '1.1.0' },
    { name: 'c', version: '2.0.0' },
  ])
  const now = Date.UTC(2030, 0, 10)
  const times =
    (day: string) =>
    (name: string): Record<string, string> =>
      name === 'c' ? { '2.0.0': '2020-01-01' } : { '1.1.0': day }
  expect(tooYoung(releases, times('2030-01-03'), now)).toEqual([])
  expect(tooYoung(releases, times('2030-01-04'), now)).toEqual(['a@1.1.0 is 6.0 days old.'])
  expect(tooYoung(releases, () => undefined, now)).toHaveLength(2)
})
