/** Returns markets in wire form: three runners with ten levels a side, whose figures do not compress well. */
export function marketGroup(count: number, seed = 1): object[] {
  let state = seed
  const upTo = (most: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 4_294_967_296) * most)
  }
  const side = () =>
    Array.from({ length: 10 }, () => ({ odd: (101 + upTo(900)) / 100, run: 0, size: upTo(9_999_999) / 100 }))
  const runner = (id: number) => ({
    id: `${id}`,
    name: `Team ${upTo(10_000)}`,
    sort: id,
    status: 'active',
    back: side(),
    lay: side(),
  })
  return Array.from({ length: count }, (_, index) => ({
    _id: `1.${100_000 + index}`,
    id: `1.${100_000 + index}`,
    name: 'Match Odds',
    marketName: 'Match Odds',
    type: 'betfair',
    status: 'ACTIVE',
    min: 100,
    max: 100_000,
    delaySecond: 5,
    totalMatched: upTo(99_999_999) / 100,
    remarksMessage: '',
    openDate: '2026-11-22T12:00:00.000Z',
    eventTypeId: '4',
    eventType: { id: '4', name: 'Cricket' },
    competition: { id: `c${index % 40}`, name: `League ${index % 40}`, region: 'IND' },
    event: {
      id: `e${index}`,
      name: `Event ${index}`,
      countryCode: 'IN',
      timezone: 'UTC',
      openDate: '2026-11-22T12:00:00.000Z',
    },
    teams: [runner(1), runner(2), runner(3)],
    inPlay: index % 3 === 0,
    sequence: { epoch: 'a', seq: upTo(1_000) },
  }))
}
