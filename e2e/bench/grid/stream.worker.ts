import { batchMs, PriceStream, type Batch } from './stream.ts'

let timer: ReturnType<typeof setInterval> | undefined
let stream: PriceStream

interface Command {
  seed?: number
  /** Cell changes per second; 0 stops and answers with the final state. */
  rate: number
}

const preciseNow = () => performance.timeOrigin + performance.now()

addEventListener('message', ({ data: { seed, rate } }: MessageEvent<Command>) => {
  clearInterval(timer)
  if (seed !== undefined) stream = new PriceStream(seed)
  if (rate === 0) return void postMessage({ ladders: stream.ladders, statuses: stream.statuses })
  const began = performance.now()
  let sent = 0
  timer = setInterval(() => {
    // What is due by the clock, so that a late timer does not lower the rate.
    const due = Math.floor(((performance.now() - began) / 1000) * rate) - sent
    if (due <= 0) return
    sent += due
    const batch: Batch = { text: stream.next(due), changes: due, sentAt: preciseNow() }
    postMessage(batch)
  }, batchMs)
})
