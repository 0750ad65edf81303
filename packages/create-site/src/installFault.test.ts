import { describe, expect, it } from 'vitest'
import { installFaultOf } from './installFault.ts'
import type { PackageManager } from './packageManager.ts'

const registry = 'https://packages.example/npm/'
const faultOf = (said: string, manager: PackageManager = 'npm') =>
  installFaultOf(said, { manager, registry, shown: 'harbour' })

describe('a failed install', () => {
  it.each<[PackageManager, string]>([
    [
      'npm',
      `npm error code E404
npm error 404 Not Found - GET https://registry.example/@kit%2fshell - Not found
npm error 404
npm error 404  The requested resource '@kit/shell@1.0.0-rc.1' could not be found or you do not have permission to access it.
npm error A complete log of this run can be found in: /home/ada/.npm/_logs/debug-0.log`,
    ],
    [
      'pnpm',
      `ERR_PNPM_FETCH_404  GET https://registry.example/@kit%2Fshell: Not Found - 404
This error happened while installing a direct dependency of /tmp/harbour
@kit/shell is not in the npm registry, or you have no permission to fetch it.`,
    ],
    [
      'yarn',
      `YN0035: │ @kit/shell@npm:1.0.0-rc.1: Package not found
YN0035: │   Response Code: 404 (Not Found)
YN0035: │   Request URL: https://registry.example/@kit%2fshell`,
    ],
  ])('of %s for a missing package names the registry used, and how to set another', (manager, said) => {
    const { reason, next } = faultOf(said, manager)
    expect(reason).toBe('https://registry.example/ does not have @kit/shell')
    expect(next).toMatch(/^write the registry of your packages into harbour\/\.npmrc \(`@kit:registry=/)
    expect(next).toContain(`\`${manager} install\` in harbour`)
  })

  it('without a network names the unreachable host, and what to check', () => {
    const { reason, next } = faultOf(`npm error code ECONNREFUSED
npm error network request to http://127.0.0.1:4873/@kit%2fui failed, reason: connect ECONNREFUSED 127.0.0.1:4873
npm error network This is a problem related to network connectivity.`)
    expect(reason).toBe('http://127.0.0.1:4873/ could not be reached (ECONNREFUSED)')
    expect(next).toMatch(
      /check the network, a proxy .* and that the registry runs, then run `npm install` in harbour/,
    )
  })

  it.each([
    ['401', 'npm error code E401\nnpm error 401 Unauthorized - GET https://packages.example/npm/@kit%2fui'],
    ['403', 'npm error code E403\nnpm error 403 Forbidden - GET https://packages.example/npm/@kit%2fui'],
  ])('that needs a login (%s) explains how to log in', (_status, said) => {
    expect(faultOf(said)).toEqual({
      reason: 'https://packages.example/npm/ refused the login for @kit/ui',
      next: 'log in with `npm login --scope=@kit --registry=https://packages.example/npm/`, then run `npm install` in harbour.',
    })
  })

  it.each(['500', '502', '503'])('by a registry that answers %s blames the registry', (status) => {
    const said = `npm error code E${status}
npm error ${status} Internal Server Error - GET https://packages.example/npm/@kit%2fui - try again`
    expect(faultOf(said).reason).toBe(`https://packages.example/npm/ answered with its own error ${status}`)
  })

  it('for another reason is quoted with its last line', () => {
    expect(faultOf('npm error code ENOSPC\nnpm error nospc ENOSPC: no space left on device').reason).toBe(
      'nospc ENOSPC: no space left on device',
    )
    expect(faultOf('').reason).toBe('it ended without a word')
  })
})
