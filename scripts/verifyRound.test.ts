import { createDraws, hashOfSeed, rules, searchOf, type RoundClaim } from '@kit/sdk/fair'
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

// The command of docs/verifying-a-round.md, run as described there.

const seed = 'a'.repeat(64)
const claim = (more: Partial<RoundClaim> = {}): RoundClaim => ({
  rules: 'roulette',
  serverSeedHash: hashOfSeed(seed),
  serverSeed: seed,
  clientSeed: 'of the player',
  outcome: rules.roulette.draw(createDraws(seed, 'of the player')).outcome.text,
  ...more,
})

function verify(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--conditions=@kit/source', path.join(import.meta.dirname, 'verifyRound.ts'), ...args],
    { encoding: 'utf8' },
  )
  return { status, said: stdout + stderr }
}

describe('npm run verify-round', () => {
  it('confirms a valid round by its address', () => {
    const { status, said } = verify(`https://velvet.example/verify-round${searchOf(claim())}`)
    expect(said).toContain('This round is right.')
    expect(status).toBe(0)
  })

  it('accepts the fields of a receipt as separate options', () => {
    const { rules: name, serverSeedHash: hash, clientSeed: client, outcome = '' } = claim()
    const args = ['--rules', name, '--hash', hash, '--seed', seed, '--client', client, '--outcome', outcome]
    expect(verify(...args).status).toBe(0)
  })

  it.each([
    ['another seed', { serverSeed: 'b'.repeat(64) }],
    ['another client seed', { clientSeed: 'of somebody else', outcome: 'nothing that comes out' }],
    ['another outcome', { outcome: '99 green' }],
  ])('fails for %s', (_what, more) => {
    const { status, said } = verify(`/verify-round${searchOf(claim(more))}`)
    expect(said).toContain('does NOT match')
    expect(status).toBe(1)
  })

  it.each([
    ['unknown rules', [searchOf(claim({ rules: 'poker' }))]],
    ['nothing at all', []],
    ['an unknown option', ['--colour', 'red']],
  ])('verifies nothing with %s', (_what, args) => expect(verify(...args).status).toBe(2))
})
