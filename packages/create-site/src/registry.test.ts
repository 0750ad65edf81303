import { describe, expect, it } from 'vitest'
import { npmrcFile, yarnrcFile } from './files/registryFiles.ts'
import { findRegistry, registryOfLock } from './registry.ts'

const lockWith = (resolved: string) =>
  JSON.stringify({ packages: { 'node_modules/@kit/create-site': { resolved } } })

describe('the registry of a new site', () => {
  it('is the given one before that of the settings, with a trailing slash', async () => {
    const env = { 'npm_config_@kit:registry': 'https://settings.example' }
    expect(await findRegistry('https://given.example/npm', env)).toBe('https://given.example/npm/')
    expect(await findRegistry(undefined, env)).toBe('https://settings.example/')
  })

  it('is the source of the command itself if the settings name none', () => {
    expect(registryOfLock(lockWith('http://127.0.0.1:4873/@kit/create-site/-/1.0.0-rc.1.tgz'))).toBe(
      'http://127.0.0.1:4873/',
    )
    expect(
      registryOfLock(lockWith('https://host.example/team/npm/@kit/create-site/-/create-site-1.0.0.tgz')),
    ).toBe('https://host.example/team/npm/')
    expect(registryOfLock(lockWith('https://host.example/download/17'))).toBeUndefined()
    expect(registryOfLock(lockWith('file:../create-site.tgz'))).toBeUndefined()
    expect(registryOfLock('{}')).toBeUndefined()
  })

  it('is never written with a password', async () => {
    const env = { 'npm_config_@kit:registry': 'https://ada:secret@settings.example/npm' }
    expect(await findRegistry(undefined, env)).toBe('https://settings.example/npm/')
  })

  it("pins the kit's scope for npm, pnpm, bun and Yarn", () => {
    expect(npmrcFile('https://packages.example/')).toContain('\n@kit:registry=https://packages.example/\n')
    expect(yarnrcFile('http://127.0.0.1:4873/')).toContain(
      "npmScopes:\n  kit:\n    npmRegistryServer: 'http://127.0.0.1:4873'\nunsafeHttpWhitelist:\n  - '127.0.0.1'\n",
    )
  })
})
