import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { points } from '../contract/money.ts'
import { fittingParts } from './fittingParts.ts'

const record = z.object({
  name: z._default(z.string(), ''),
  domain: z.optional(
    z.object({ host: z.string(), type: z.enum(['b2b', 'b2c']), isWorld: z.optional(z.boolean()) }),
  ),
  slides: z._default(z.array(z.object({ image: z.string() })), []),
  market: z.optional(z.object({ max: points, label: z.optional(z.string()) })),
})

it('leaves out a field that does not fit, and keeps the object around it when it can do without', () => {
  const { read, misfits } = fittingParts(record, {
    name: 'Aurora',
    domain: { host: 'a.test', type: 'b2c', isWorld: 'perhaps' },
  })
  expect(read).toEqual({ name: 'Aurora', domain: { host: 'a.test', type: 'b2c' }, slides: [] })
  expect(misfits).toEqual([{ path: 'domain.isWorld', reason: 'is not of type boolean' }])
})

it('leaves out an object without a field that it needs, and rows of a list one by one', () => {
  const { read, misfits } = fittingParts(record, {
    domain: { type: 'b3c' },
    slides: [{ image: 'one' }, { image: 1 }, {}, { image: 'two' }],
  })
  expect(read).toEqual({ name: '', slides: [{ image: 'one' }, { image: 'two' }] })
  expect(new Set(misfits.map(({ path }) => path))).toEqual(
    new Set(['domain.host', 'domain.type', 'slides.1.image', 'slides.2.image']),
  )
})

it('leaves out the whole part in which an amount is wrong', () => {
  const { read } = fittingParts(record, { name: 'Aurora', market: { max: 1.005, label: 'one' } })
  expect(read).toEqual({ name: 'Aurora', slides: [] })
})

it('reads nothing of what is no record at all, and changes nothing of what it was given', () => {
  expect(fittingParts(record, 'maintenance').read).toBeUndefined()
  expect(fittingParts(record, null).read).toBeUndefined()
  const given = Object.freeze({ name: 7, slides: Object.freeze([Object.freeze({ image: 1 })]) })
  expect(fittingParts(record, given).read).toEqual({ name: '', slides: [] })
})
