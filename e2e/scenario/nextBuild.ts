import { cp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** `name-HASH.js`. Another build has another hash. */
const hashed = /([\w.-]+-)([\w-]{7})([\w-])(\.js)\b/g
const next = (text: string, own: ReadonlySet<string>) =>
  text.replaceAll(hashed, (whole, name: string, hash: string, last: string, end: string) =>
    own.has(whole) ? `${name}${hash}${last === 'x' ? 'y' : 'x'}${end}` : whole,
  )

/**
 * The scripts of the next build are next to its own, as on a server after a release; only their names differ.
 * Returns a function that puts the pages and the service worker of the next build in place.
 */
export async function copyWithNextBuild(built: string, folder: string): Promise<() => Promise<void>> {
  await cp(built, folder, { recursive: true })
  const files = (await readdir(folder, { recursive: true })).filter((file) => /\.\w+$/.test(file))
  // Precompressed files would be served instead of these.
  await Promise.all(
    files.filter((file) => /\.(br|gz)$/.test(file)).map((file) => rm(path.join(folder, file))),
  )
  const scripts = files.filter((file) => /^assets[\\/][^\\/]+\.js$/.test(file))
  const own = new Set(scripts.map((file) => path.basename(file)))
  await Promise.all(
    scripts.map(async (file) => {
      const text = await readFile(path.join(folder, file), 'utf8')
      await writeFile(path.join(folder, next(file, own)), next(text, own))
    }),
  )
  return async () => {
    for (const file of files.filter((one) => /\.html$|^sw\.js$/.test(one))) {
      const text = await readFile(path.join(folder, file), 'utf8')
      await writeFile(path.join(folder, file), next(text, own))
    }
  }
}
