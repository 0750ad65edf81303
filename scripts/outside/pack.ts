import path from 'node:path'
import { buildAndPack } from './buildAndPack.ts'
import { kilobytes, packagesFolder, refuseRest, shownFrom, takeOption, typedIn } from './commandLine.ts'
import { manifestName } from './packPackages.ts'
import { createProgress } from './progress.ts'

const usage = 'Usage: npm run pack [-- --to FOLDER]'

/** `npm run pack`: writes tarballs of all packages as published, with a manifest in publishing order. */
export async function pack(args: string[]): Promise<void> {
  const to = takeOption(args, 'to')
  refuseRest(args, usage)
  const folder = to === undefined ? packagesFolder : path.resolve(typedIn(), to)
  const { packages, scope } = await buildAndPack(folder, createProgress())
  const bytes = packages.reduce((sum, { size }) => sum + size, 0)
  const shown = shownFrom(typedIn(), folder)
  console.log(
    `\n${packages.length} packages of ${scope}, ${kilobytes(bytes)}, are in ${shown}; ${manifestName} lists them in the order to publish them.`,
  )
}
