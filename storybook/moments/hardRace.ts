import { scriptMarket, type MarketScript } from '../../packages/sandbox/src/feed/scripted.ts'

/**
 * Returns a minute of a race with everything that is difficult to show, for users without recordings, and for
 * tests.
 */
export function hardRace(): MarketScript {
  const script = scriptMarket({
    marketId: '1.9001',
    eventId: '9001',
    eventTypeId: '7',
    marketType: 'WIN',
    venue: 'Ashdown Park',
    runners: [
      { id: 1, name: 'Silver Quay' },
      { id: 2, name: 'Northern Lantern of the Long Meadow' },
      { id: 3, name: 'Paper Boat' },
    ],
    startsAfterSeconds: 20,
  })
  const around = (odds: number) => ({ back: [[odds, 240]], lay: [[odds + 0.02, 180]] }) as const
  script
    .prices(0, { 1: around(1.9), 2: around(1.7), 3: { back: [[24, 12]], lay: [[26, 9]] } })
    .matched(0, 12_000)
  for (let second = 1; second < 10; second++)
    script.prices(second, { 1: around(1.9 + (second % 3) * 0.02), 2: around(1.7 - (second % 2) * 0.02) })
  return script
    .remove(10, 3)
    .prices(12, { 1: around(1.8) })
    .suspend(20)
    .inPlay(22, 1)
    .prices(24, { 1: around(1.5), 2: around(2.3) })
    .prices(29.6, { 1: around(1.2) })
    .suspend(30)
    .open(36)
    .prices(38, { 1: { lay: [] }, 2: { back: [[1000, 2]], lay: [] } })
    .prices(44, { 1: around(1.02), 2: { back: [[990, 2]], lay: [[1000, 3]] } })
    .matched(46, 480_000)
    .suspend(52)
    .close(60, [1])
}
