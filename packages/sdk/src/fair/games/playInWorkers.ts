import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Played, Sitting } from './playRounds.ts'

/** For tests: plays sittings in one thread per processor, and reports each when it ends. */
export async function playInWorkers<Name extends Sitting>(
  sittings: readonly Name[],
  onPlayed: (sitting: Name, played: Played) => void,
): Promise<void> {
  const waiting = [...sittings]
  const playOn = async () => {
    const worker = new Worker(new URL('./playRounds.worker.ts', import.meta.url))
    try {
      for (let sitting = waiting.shift(); sitting; sitting = waiting.shift()) {
        const answer = new Promise<Played>((resolve, reject) => {
          worker.once('message', resolve)
          worker.once('error', reject)
        })
        worker.postMessage(sitting)
        onPlayed(sitting, await answer)
        worker.removeAllListeners('error')
      }
    } finally {
      await worker.terminate()
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, playOn))
}
