import { ladderCells, LadderStream } from './ladder/ladderStream.ts'
import { batchMs, gridCells, PriceStream, type Batch } from './stream.ts'

let timer: ReturnType<typeof setInterval> | undefined
let stream: PriceStream
let ladder: LadderStream
/**
 * The ladder's share of the changes: all prices change equally often. Fractions are kept for the next batch.
 */
const ladderShare = ladderCells / (gridCells + ladderCells)
let dueInLadder = 0

interface Command {
  seed?: number
  /** Cell changes per second. 0 stops and answers with the final state. */
  rate: number
}

const preciseNow = () => performance.timeOrigin + performance.now()

addEventListener('message', ({ data: { seed, rate } }: MessageEvent<Command>) => {
  clearInterval(timer)
  if (seed !== undefined) {
    stream = new PriceStream(seed)
    ladder = new LadderStream(seed)
  }
  if (rate === 0)
    return void postMessage({ ladders: stream.ladders, statuses: stream.statuses, depth: ladder.depth() })
  const began = performance.now()
  let sent = 0
  timer = setInterval(() => {
    // The number due by the clock, so that a late timer does not lower the rate.
    const due = Math.floor(((performance.now() - began) / 1000) * rate) - sent
    if (due <= 0) return
    sent += due
    dueInLadder += due * ladderShare
    const inLadder = Math.floor(dueInLadder)
    dueInLadder -= inLadder
    const batch: Batch = {
      text: stream.next(due - inLadder),
      ...(inLadder > 0 && { ladder: ladder.next(inLadder) }),
      changes: due,
      sentAt: preciseNow(),
    }
    postMessage(batch)
  }, batchMs)
})
