import { setTimeout as sleep } from 'node:timers/promises'
import { buildAndPack } from './buildAndPack.ts'
import { packagesFolder, portOf, refuseRest, takeOption } from './commandLine.ts'
import { tarballsOf } from './packPackages.ts'
import { createProgress } from './progress.ts'
import { registryPort, startRegistry } from './registry.ts'

const usage = 'Usage: npm run registry [-- --port PORT] [--minutes MINUTES]'

/** Resolves after `minutes` without a request, or on Ctrl-C. */
async function untilIdle(requests: () => number, minutes: number): Promise<void> {
  const ended = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => ended.abort())
  let seen = -1
  while (!ended.signal.aborted && seen !== requests()) {
    seen = requests()
    await sleep(minutes * 60_000, undefined, { signal: ended.signal }).catch(() => undefined)
  }
}

/** `npm run registry`: runs a registry on loopback with the packages of this clone. It ends when it is idle. */
export async function serve(args: string[]): Promise<void> {
  const port = portOf(takeOption(args, 'port'), registryPort)
  const minutes = Number(takeOption(args, 'minutes') ?? 60)
  if (!(minutes > 0)) throw new Error('--minutes needs a number above 0.')
  refuseRest(args, usage)
  const progress = createProgress()
  const packed = await buildAndPack(packagesFolder, progress)
  const registry = await progress.step('registry', () =>
    startRegistry(tarballsOf(packagesFolder, packed), port),
  )
  const { scope } = packed
  console.log(`
The packages of ${scope} are at ${registry.origin}. In another terminal:

  npm create --${scope}:registry=${registry.origin}/ ${scope}/site -- FOLDER --registry ${registry.origin}

It ends with Ctrl-C, or after ${minutes} minutes without a request.`)
  await untilIdle(() => registry.requests, minutes)
  registry.close()
  console.log('The registry has ended.')
}
