import { scriptMarket, writeRecording, type MarketScript } from '@kit/sandbox/scripted'

const home = { id: 101, name: 'Harbour Hawks' }
const away = { id: 102, name: 'River Kings' }

/**
 * Duration of a match in seconds: longer than all flows on a slow machine, so that no flow reaches its end.
 */
const lasting = 40 * 60

/**
 * Returns a cricket match in play whose odds do not change, so that a selected price is still available after
 * the delay.
 */
function steady(): MarketScript {
  const script = scriptMarket({
    marketId: '1.900000001',
    eventId: '900001',
    eventName: 'Harbour Hawks v River Kings',
    runners: [home, away],
  })
  const ladders = (size: number) => ({
    [home.id]: {
      back: [
        [1.9, size],
        [1.89, 250],
        [1.88, 900],
      ] as const,
      lay: [
        [1.92, size],
        [1.93, 400],
        [1.94, 1_200],
      ] as const,
    },
    [away.id]: {
      back: [
        [2.06, size],
        [2.04, 310],
        [2.02, 800],
      ] as const,
      lay: [
        [2.1, size],
        [2.12, 150],
        [2.14, 2_000],
      ] as const,
    },
  })
  script.prices(0, ladders(500)).inPlay(0, 2)
  // Sizes change so that prices count as live. The odds do not.
  for (let at = 1; at < lasting; at += 1) script.prices(at, ladders(500 + (at % 50)))
  return script
}

/**
 * Returns a match whose first price falls steadily from 20 to 1.6, so that a selected price is always gone
 * after the delay.
 */
function drifting(): MarketScript {
  const script = scriptMarket({
    marketId: '1.900000002',
    eventId: '900002',
    eventName: 'Falling Stars v Standing Stones',
    runners: [
      { id: 201, name: 'Falling Stars' },
      { id: 202, name: 'Standing Stones' },
    ],
  })
  const ladders = (price: number) => ({
    201: { back: [[price, 700]] as const, lay: [[round(price + 0.04), 700]] as const },
    202: { back: [[1.5, 700]] as const, lay: [[1.52, 700]] as const },
  })
  script.prices(0, ladders(20)).inPlay(0, 3)
  const steps = lasting * 2
  for (let step = 1; step < steps; step += 1) {
    script.prices(step / 2, ladders(round(20 - (18.4 * step) / steps)))
  }
  return script
}

const round = (price: number) => Math.round(price * 100) / 100

/**
 * Returns a race that accepts bets for half a minute, is suspended, and closes with the first runner as its
 * winner.
 */
function quickRace(): MarketScript {
  const script = scriptMarket({
    marketId: '1.900000003',
    eventId: '900003',
    eventTypeId: '7',
    marketType: 'WIN',
    eventName: 'Sandown 2m Hurdle',
    startsAfterSeconds: 30,
    runners: [
      { id: 301, name: 'Silver Lantern' },
      { id: 302, name: 'Paper Moon' },
      { id: 303, name: 'Quiet Harbour' },
    ],
  })
  for (let at = 0; at < 30; at += 1) {
    script.prices(at, {
      301: { back: [[2.5, 100 + at]], lay: [[2.54, 90]] },
      302: { back: [[3.4, 80]], lay: [[3.5, 60 + at]] },
      303: { back: [[5, 40]], lay: [[5.2, 35]] },
    })
  }
  return script.suspend(30).close(40, [301])
}

function suspended(): MarketScript {
  return scriptMarket({
    marketId: '1.900000004',
    eventId: '900004',
    eventName: 'Rain Delay v Wet Outfield',
    runners: [
      { id: 401, name: 'Rain Delay' },
      { id: 402, name: 'Wet Outfield' },
    ],
  })
    .prices(0, {
      401: { back: [[1.8, 10]], lay: [[1.82, 10]] },
      402: { back: [[2.2, 10]], lay: [[2.24, 10]] },
    })
    .inPlay(0, 2)
    .suspend(1)
    .close(lasting, [401])
}

export async function writeScenario(folder: string): Promise<void> {
  await writeRecording(folder, 'steady', [steady()])
  await writeRecording(folder, 'drifting', [drifting()])
  await writeRecording(folder, 'quick-race', [quickRace()])
  await writeRecording(folder, 'suspended', [suspended()])
}
