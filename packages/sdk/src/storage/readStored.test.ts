import fc from 'fast-check'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { readStored } from './readStored.ts'

const holding = (text: string | null) => ({ getItem: () => text })
const list = z.array(z.object({ id: z.string() }))

it('reads what fits its schema', () => {
  expect(readStored(holding('[{"id":"a"}]'), 'key', list)).toEqual([{ id: 'a' }])
  expect(readStored(holding('still'), 'key', z.enum(['still', 'on']))).toBe('still')
})

it('reads nothing where nothing is kept, or where the browser refuses', () => {
  expect(readStored(holding(null), 'key', list)).toBeUndefined()
  const refusing = {
    getItem(): string | null {
      throw new Error('blocked')
    },
  }
  expect(readStored(refusing, 'key', list)).toBeUndefined()
})

it('takes any other text as nothing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const read = readStored(holding(text), 'key', list)
      expect(read === undefined || list.safeParse(read).success).toBe(true)
    }),
  )
})
