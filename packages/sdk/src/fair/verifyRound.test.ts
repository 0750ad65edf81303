import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  createDraws,
  hashOfSeed,
  payoutOf,
  readClaim,
  rules,
  rulesNames,
  searchOf,
  verifyRound,
  type RoundClaim,
} from './index.ts'

const hex = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 64, maxLength: 64 })
const client = fc.stringMatching(/^[\w .-]{1,64}$/)

const selectionOf = (name: (typeof rulesNames)[number], which: number): string =>
  name === 'lottery' ? '2-7-19' : (rules[name].selections[which % rules[name].selections.length]?.id ?? '')

/** A round as an honest operator states it. */
const honest = fc
  .record({ name: fc.constantFrom(...rulesNames), serverSeed: hex, clientSeed: client, which: fc.nat(60) })
  .map(({ name, serverSeed, clientSeed, which }): RoundClaim => {
    const selection = selectionOf(name, which)
    const drawn = rules[name].draw(createDraws(serverSeed, clientSeed))
    const stake = 12_345n
    return {
      rules: name,
      serverSeed,
      serverSeedHash: hashOfSeed(serverSeed),
      clientSeed,
      outcome: drawn.outcome.text,
      selection,
      stake,
      result: payoutOf(stake, drawn.pays(selection)) - stake,
    }
  })

const wrong = (claim: RoundClaim) => {
  const verdict = verifyRound(claim)
  if (verdict.kind !== 'checked') throw new Error(verdict.kind)
  return verdict.checks.filter(({ isRight }) => !isRight).map(({ what }) => what)
}

const tampered = (seed: string, place: number): string =>
  seed.slice(0, place) + (seed[place] === 'a' ? 'b' : 'a') + seed.slice(place + 1)

describe('the verifier', () => {
  it('finds an honest round right, all of it', () => {
    fc.assert(
      fc.property(honest, (claim) => {
        expect(verifyRound(claim)).toMatchObject({ isRight: true })
      }),
    )
  })

  it('finds a seed of a chain right at its own place only, and old rounds without a chain as before', () => {
    fc.assert(
      fc.property(honest, fc.integer({ min: 1, max: 40 }), (claim, chainPosition) => {
        let chainCommitment = claim.serverSeed
        for (let place = 0; place < chainPosition; place++) chainCommitment = hashOfSeed(chainCommitment)
        const chained = { ...claim, chainCommitment, chainPosition }
        expect(wrong(chained)).toEqual([])
        expect(readClaim(searchOf(chained))).toEqual(chained)
        expect(wrong({ ...chained, chainPosition: chainPosition + 1 })).toEqual(['chain'])
        expect(wrong({ ...chained, chainCommitment: tampered(chainCommitment, 5) })).toEqual(['chain'])
        // A seed that the operator chose later has a hash of its own, and is not of the chain.
        const serverSeed = tampered(claim.serverSeed, 3)
        const other = { ...chained, serverSeed, serverSeedHash: hashOfSeed(serverSeed) }
        expect(wrong(other)).toContain('chain')
        expect(wrong(claim)).toEqual([])
      }),
    )
  })

  it('finds a server seed that was changed in one place, whatever it would have decided', () => {
    fc.assert(
      fc.property(honest, fc.nat(63), (claim, place) => {
        expect(wrong({ ...claim, serverSeed: tampered(claim.serverSeed, place) })).toContain('commit')
      }),
    )
  })

  it('finds a seed that was exchanged together with its hash, by what came out', () => {
    const claim: RoundClaim = {
      rules: 'roulette',
      serverSeed: 'a'.repeat(64),
      serverSeedHash: hashOfSeed('a'.repeat(64)),
      clientSeed: 'mine',
      outcome: rules.roulette.draw(createDraws('a'.repeat(64), 'mine')).outcome.text,
    }
    const other = Array.from({ length: 40 }, (_value, at) => String(at).padStart(64, '0')).find(
      (seed) => rules.roulette.draw(createDraws(seed, 'mine')).outcome.text !== claim.outcome,
    )
    const exchanged = { ...claim, serverSeed: other ?? '', serverSeedHash: hashOfSeed(other ?? '') }
    expect(wrong(exchanged)).toEqual(['outcome'])
  })

  it('finds a win that was paid short by the least unit there is', () => {
    fc.assert(
      fc.property(honest, (claim) => {
        expect(wrong({ ...claim, result: (claim.result ?? 0n) - 1n })).toEqual(['result'])
      }),
    )
  })

  it('pays a kite that was taken in by hand its height, and nothing above its fall', () => {
    const seeds = { serverSeed: 'b'.repeat(64), clientSeed: 'mine' }
    const fall = rules.kite.crashPointOf(createDraws(seeds.serverSeed, seeds.clientSeed))
    const claim = {
      ...seeds,
      rules: 'kite',
      serverSeedHash: hashOfSeed(seeds.serverSeed),
      selection: 'by-hand',
    }
    const stake = 10_000n
    const at = (cashOut: number) => ({ ...claim, cashOut, stake, result: payoutOf(stake, cashOut) - stake })
    expect(verifyRound(at(fall))).toMatchObject({ isRight: true })
    expect(wrong(at(fall + 1))).toEqual(['result'])
  })

  it('reports unknown rules or selections, and then verifies nothing', () => {
    const claim = { rules: 'kite', serverSeed: 'a', serverSeedHash: hashOfSeed('a'), clientSeed: 'b' }
    expect(verifyRound({ ...claim, rules: 'kite-2' })).toEqual({ kind: 'unknown-rules' })
    expect(verifyRound({ ...claim, rules: 'toString' })).toEqual({ kind: 'unknown-rules' })
    expect(verifyRound({ ...claim, selection: 'at-151' })).toEqual({ kind: 'unknown-selection' })
  })
})

describe('the address of a claim', () => {
  it('says the whole of it', () => {
    fc.assert(
      fc.property(honest, fc.option(fc.nat(10_000), { nil: undefined }), (claim, cashOut) => {
        const whole = cashOut === undefined ? claim : { ...claim, cashOut }
        expect(readClaim(searchOf(whole))).toEqual(whole)
      }),
    )
  })

  it.each([
    '',
    '?rules=kite',
    '?rules=kite&hash=a&seed=b&client=',
    '?rules=kite&hash=a&seed=b&client=c&stake=1.5',
  ])('is undefined if a part is missing or malformed: %s', (search) =>
    expect(readClaim(search)).toBeUndefined(),
  )

  it('is of any text without a fault', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (search) => {
        const claim = readClaim(`?${search}`)
        expect(() => claim && verifyRound(claim)).not.toThrow()
      }),
    )
  })
})
