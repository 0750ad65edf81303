import { getReplay, seekReplay, setReplaySpeed } from '@kit/sdk/contract'
import type { Feed, FeedControl } from '../../feed/feed.ts'
import { Refused } from '../http/refused.ts'
import { route, type Route } from '../http/route.ts'
import { eventUnknown } from '../markets/failures.ts'

const unavailable = () =>
  new Refused(409, { message: 'This feed is not a replay', code: 'replay-unavailable' })

const elsewhere = () =>
  new Refused(409, { message: 'The feed runs in another process of the operator', code: 'replay-elsewhere' })

/** `feedHere` returns undefined in a process that does not run the feed. */
export function replayRoutes(feedHere: () => Feed | undefined): Route[] {
  const controlOf = (): FeedControl => {
    const feed = feedHere()
    if (!feed) throw elsewhere()
    if (!feed.control) throw unavailable()
    return feed.control
  }
  const stateOf = (control: FeedControl) => ({
    docs: { title: feedHere()?.describe() ?? '', ...control.state() },
  })

  return [
    route(getReplay, async () => stateOf(controlOf())),

    route(setReplaySpeed, async ({ speed }) => {
      const control = controlOf()
      control.setSpeed(speed)
      return stateOf(control)
    }),

    route(seekReplay, async ({ id, positionMs }) => {
      const control = controlOf()
      if (!control.seek(id, positionMs)) throw eventUnknown('id')
      return stateOf(control)
    }),
  ]
}
