import { marketInPlay } from '../pick.ts'
import type { Scene } from '../scene.ts'
import { pageOf } from '../stage.ts'

const cutAfterSeconds = 8
const backAfterSeconds = 18

export const connection: Scene = {
  id: 'connection',
  title: 'The connection drops and returns',
  watch:
    'After 8 seconds the connection to the prices is cut for 10 seconds. Prices turn grey and no bet can be placed, then everything returns.',
  async set(stage) {
    const userName = stage.player()
    stage.later(cutAfterSeconds, () => {
      const restore = stage.addFaults([
        { kind: 'killSocket', on: '*', userName, probability: 1, count: 0, seed: 1, delayMs: 0 },
      ])
      stage.later(backAfterSeconds - cutAfterSeconds, restore)
    })
    return pageOf(await marketInPlay(stage))
  },
}
