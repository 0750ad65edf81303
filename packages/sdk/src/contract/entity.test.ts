import { expect, expectTypeOf, it } from 'vitest'
import * as z from 'zod/mini'
import { entity, field, group, mapped, type Entity } from './entity.ts'
import { points } from './money.ts'

const fields = {
  id: field('_id', z.string()),
  eventName: field('market.event.name', z.string()),
  marketId: field('market.id', z.string()),
  stake: points,
  totals: group({ net: field('totalNet', points), count: z._default(z.int(), 0) }),
  change: mapped(
    { type: z.enum(['credit', 'debit']), amount: points },
    {
      decode: ({ type, amount }) => (type === 'credit' ? amount : -amount),
      encode: (change: bigint) =>
        change > 0n
          ? { type: 'credit' as const, amount: change }
          : { type: 'debit' as const, amount: -change },
    },
  ),
  nation: z.optional(z.string()),
}
const codec = entity(fields)

const wire = {
  _id: 'b1',
  market: { event: { name: 'Reds v Blues' }, id: '1.1' },
  stake: 10.5,
  totalNet: -3,
  count: 2,
  type: 'debit',
  amount: 4,
}
const ours: Entity<typeof fields> = {
  id: 'b1',
  eventName: 'Reds v Blues',
  marketId: '1.1',
  stake: 1050n,
  totals: { net: -300n, count: 2 },
  change: -400n,
}

it('reads renamed, nested, grouped and mapped fields, and writes the same again', () => {
  expect(z.decode(codec, wire)).toStrictEqual(ours)
  expect(z.encode(codec, ours)).toStrictEqual(wire)
})

it('keeps an absent optional field absent both ways, and a present one present', () => {
  expect(z.decode(codec, { ...wire, nation: undefined })).toStrictEqual(ours)
  expect(z.encode(codec, { ...ours, nation: undefined })).toStrictEqual(wire)
  expect(z.decode(codec, { ...wire, nation: 'Reds' })).toStrictEqual({ ...ours, nation: 'Reds' })
})

it('fills in defaults, leaves out unknown fields and refuses at the wire’s path', () => {
  const { count: _, ...short } = wire
  expect(z.decode(codec, { ...short, extra: 1 }).totals).toStrictEqual({ net: -300n, count: 0 })
  const refused = z.safeDecode(codec, { ...wire, market: { event: {}, id: '1.1' }, stake: '1.005' })
  expect(refused.error?.issues.map(({ path }) => path.join('.'))).toEqual(['market.event.name', 'stake'])
})

it('infers the type of an entity from its fields', () => {
  type Ours = Entity<typeof fields>
  expectTypeOf<Ours['totals']>().toEqualTypeOf<{ net: bigint; count: number }>()
  expectTypeOf<Ours>().toHaveProperty('change').toEqualTypeOf<bigint>()
  expectTypeOf<{ nation?: string | undefined }>().toEqualTypeOf<Pick<Ours, 'nation'>>()
})
