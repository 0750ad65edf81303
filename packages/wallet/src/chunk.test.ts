import { expect, it } from 'vitest'
import { createChunk } from './chunk.ts'

it('code that is loaded lazily is requested once, and again only after it failed', async () => {
  let asked = 0
  const chunk = createChunk(async () => {
    asked += 1
    if (asked === 1) throw new Error('offline')
    return 'parts'
  })
  await expect(chunk.load()).rejects.toThrow('offline')
  expect(chunk.loaded()).toBeUndefined()
  expect(await Promise.all([chunk.load(), chunk.load()])).toEqual(['parts', 'parts'])
  expect([chunk.loaded(), asked]).toEqual(['parts', 2])
})
