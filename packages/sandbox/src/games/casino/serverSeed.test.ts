import { expect, it } from 'vitest'
import { newServerSeed } from './serverSeed.ts'

it('has 256 bits and is new', () => {
  const seeds = Array.from({ length: 100 }, newServerSeed)
  expect(new Set(seeds).size).toBe(100)
  for (const one of seeds) expect(one).toMatch(/^[\da-f]{64}$/)
})
