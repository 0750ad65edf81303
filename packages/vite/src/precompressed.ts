import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const squeezable = /\.(?:js|css|html|svg|json|webmanifest)$/
/** Size in bytes below which the headers cost more than is saved. */
const tooSmall = 512

/** Size in bytes above which the highest quality takes seconds per file. */
const large = 1_000_000

/** Writes `.br` and `.gz` next to each file that is worth it, at the highest quality, which takes seconds. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true })
  await Promise.all(
    entries.filter((entry) => squeezable.test(entry)).map((entry) => squeeze(path.join(folder, entry))),
  )
}

/** Compresses the built site, so that the server need not compress responses. */
export function precompressed(): Plugin {
  let folder = 'dist'
  return {
    name: 'kit-precompressed',
    apply: 'build',
    configResolved(config) {
      folder = path.resolve(config.root, config.build.outDir)
    },
    async writeBundle() {
      await precompress(folder)
    },
  }
}

async function squeeze(file: string): Promise<void> {
  const bytes = await readFile(file)
  if (bytes.length < tooSmall) return
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: bytes.length > large ? 9 : 11 },
    }),
    promisify(gzip)(bytes, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}
