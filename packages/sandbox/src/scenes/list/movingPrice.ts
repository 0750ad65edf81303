import { marketInPlay } from '../pick.ts'
import type { Scene } from '../scene.ts'
import { pageOf } from '../stage.ts'

export const movingPrice: Scene = {
  id: 'moving-price',
  title: 'A price moves under your finger',
  watch:
    'Prices move every second or two. Tap one and wait: the slip keeps the odds that you tapped, and says so when they have moved.',
  set: async (stage) => pageOf(await marketInPlay(stage)),
}
