import { games } from '../../games/casino/catalogue.ts'
import type { Scene } from '../scene.ts'
import { SceneUnavailable } from '../sceneUnavailable.ts'

export const crash: Scene = {
  id: 'crash',
  title: 'A crash round',
  watch: 'Place a stake, watch the multiplier rise, and take your win before it ends.',
  async set() {
    const game = games.find(({ listed }) => listed.kind === 'crash')?.listed
    if (!game) throw new SceneUnavailable('This operator has no crash game.')
    const parts = [game.id, game.code, game.provider, game.subProvider]
    return `/casino/${parts.map(encodeURIComponent).join('/')}`
  },
}
