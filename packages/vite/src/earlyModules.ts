import { build, type InlineConfig, type Rolldown } from 'vite'

/** The files that hold the page's entry and all it imports statically. */
function earlyChunks(bundle: Rolldown.RolldownOutput): Rolldown.OutputChunk[] {
  const chunks = bundle.output.filter((part) => part.type === 'chunk')
  const early = new Set<Rolldown.OutputChunk>()
  const reach = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || early.has(chunk)) return
    early.add(chunk)
    for (const name of chunk.imports) reach(chunks.find(({ fileName }) => fileName === name))
  }
  for (const chunk of chunks) if (chunk.isEntry) reach(chunk)
  return [...early]
}

/**
 * Ids of the modules that a page loads before its first screen. Only a bundle tells: an index file imports much of which
 * the bundler keeps little. So the site is bundled once without being written.
 */
export async function earlyModules(config: InlineConfig): Promise<Set<string>> {
  const built = await build({
    ...config,
    logLevel: 'silent',
    build: { ...config.build, write: false, minify: false },
  })
  const bundles = Array.isArray(built) ? built : [built]
  return new Set(
    bundles.flatMap((bundle) =>
      'output' in bundle ? earlyChunks(bundle).flatMap(({ moduleIds }) => moduleIds) : [],
    ),
  )
}
