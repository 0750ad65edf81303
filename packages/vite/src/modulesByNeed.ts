import { build, type InlineConfig, type Rolldown } from 'vite'
import { isBehindEntry } from './prerender/partsBehindEntry.ts'
import { packageOf } from './sizesByPackage.ts'

export interface ModulesByNeed {
  /** Modules needed before the first screen. */
  early: ReadonlySet<string>
  /** Modules needed right after that, for live prices. */
  live: ReadonlySet<string>
  /**
   * Modules of lazy chunks that are too small for a separate file: the name of the file that those of a package
   * share.
   */
  small: ReadonlyMap<string, string>
}

/** A lazy chunk with less code, in unminified characters, is about 2 kB: not worth a request. */
const smallCode = 10_000

const ownSize = ({ modules }: Rolldown.OutputChunk) =>
  Object.values(modules).reduce((sum, { code }) => sum + (code?.length ?? 0), 0)

/** Returns the name of the file that small chunks of a module's package share; undefined for other packages. */
function fileOf(id: string): string | undefined {
  const [scope, ...names] = packageOf(id).split('/')
  const name = names.join('-')
  // Betting needs the rules, so a separate file would be one more request.
  return scope === '@kit' ? `${name === 'rules' ? 'betting' : name}Parts` : undefined
}

/**
 * Returns the modules of small chunks, which share a file per package. A chunk that needs a larger one stays
 * separate, or all of them would load it. Translations are loaded per language, and documents one at a time.
 */
function smallModules(chunks: readonly Rolldown.OutputChunk[], isThere: (fileName: string) => boolean) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const isText = ({ moduleIds }: Rolldown.OutputChunk) =>
    moduleIds.some((id) => /[\\/](?:translations|languages|information)[\\/]|[\\/]words\.\w+\.\w+$/.test(id))
  const small = new Map(
    chunks
      .filter((chunk) => !isThere(chunk.fileName) && ownSize(chunk) < smallCode && !isText(chunk))
      .map((chunk) => [chunk.fileName, chunk]),
  )
  const needsLarger = ({ imports }: Rolldown.OutputChunk) =>
    imports.some((name) => byName.has(name) && !isThere(name) && !small.has(name))
  for (let isSettled = false; !isSettled;) {
    const larger = [...small.values()].filter(needsLarger)
    for (const { fileName } of larger) small.delete(fileName)
    isSettled = larger.length === 0
  }
  const named = [...small.values()].flatMap(({ moduleIds }) => {
    // A library's modules go to the chunk that needs them; the kit's stay with their package, or one package would
    // load all.
    const part = moduleIds.map(fileOf).findLast((name) => name !== undefined)
    return moduleIds.flatMap((id) => {
      const file = fileOf(id) ?? part
      return file === undefined ? [] : [[id, file] as const]
    })
  })
  return new Map(named)
}

function needsOf(chunks: readonly Rolldown.OutputChunk[]): ModulesByNeed {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const reached = (from: readonly Rolldown.OutputChunk[]) => {
    const found = new Set<Rolldown.OutputChunk>()
    const reach = (chunk: Rolldown.OutputChunk | undefined) => {
      if (!chunk || found.has(chunk)) return
      found.add(chunk)
      for (const name of chunk.imports) reach(byName.get(name))
    }
    from.forEach(reach)
    return found
  }
  const early = reached(chunks.filter(({ isEntry }) => isEntry))
  const live = reached(chunks.filter((chunk) => chunk.isDynamicEntry && isBehindEntry(chunk)))
  const isThere = (name: string) => [...early, ...live].some(({ fileName }) => fileName === name)
  const idsOf = (those: Iterable<Rolldown.OutputChunk>) =>
    new Set([...those].flatMap(({ moduleIds }) => moduleIds))
  return { early: idsOf(early), live: idsOf(live), small: smallModules(chunks, isThere) }
}

/**
 * Returns when a page needs each module. Only a bundle shows it: the bundler keeps little of what an index file
 * imports. So the site is bundled once without being written.
 */
export async function modulesByNeed(config: InlineConfig): Promise<ModulesByNeed> {
  const built = await build({
    ...config,
    logLevel: 'silent',
    build: { ...config.build, write: false, minify: false },
  })
  const bundles = Array.isArray(built) ? built : [built]
  return needsOf(
    bundles.flatMap((bundle) =>
      'output' in bundle ? bundle.output.filter((part) => part.type === 'chunk') : [],
    ),
  )
}
