import type { SentMarket } from './faultySocket.ts'
import type { Player } from './player.ts'

const everyMs = 20

/**
 * Each change has all prices, in order and without end. `stop` ends it and returns the last best back odds of
 * the watched runner. `release` lets the operator's changes through again.
 */
export function floodPrices({ socket, marketId, runnerId }: Player, perSecond: number) {
  const image = socket.images.get(marketId)
  if (!image) throw new Error(`No image of ${marketId} has been sent: open its page first.`)
  const taken = { marketId, epoch: 'flood', seq: 0 }
  socket.taken = taken
  let said = 0

  function change(): SentMarket & object {
    taken.seq += 1
    said = 200 + ((taken.seq * 7) % 500)
    const side = (hundredths: number) => [{ odd: hundredths / 100, run: 0, size: 100 + (taken.seq % 900) }]
    const teams = image!.teams.map(({ id }, at) => ({
      id,
      back: side(said + at),
      lay: side(said + at + 2),
    }))
    const isFirst = taken.seq === 1
    return {
      ...(isFirst ? image! : {}),
      _id: marketId,
      epoch: taken.epoch,
      seq: taken.seq,
      image: isFirst,
      teams,
    } as SentMarket
  }

  const flow = () =>
    socket.say('getModifyMarketUpdate', {
      docs: Array.from({ length: Math.ceil((perSecond * everyMs) / 1_000) }, change),
    })
  flow()
  const timer = setInterval(flow, everyMs)
  return {
    stop(): number {
      clearInterval(timer)
      const at = image.teams.findIndex(({ id }) => id === runnerId)
      return (said + at) / 100
    },
    release(): void {
      socket.taken = undefined
    },
  }
}
