import type { Rolldown } from 'vite'

/** What live prices wait for and the entry imports only once it runs: the socket's client and the reader of packed answers. */
const always = [/socket\.io-client/, /sdk[\\/](?:src|dist)[\\/]codec[\\/]compressed/]

/** Whether a lazy part is one that live prices wait for. */
export const isBehindEntry = ({ facadeModuleId }: Pick<Rolldown.OutputChunk, 'facadeModuleId'>): boolean =>
  always.some((of) => of.test(facadeModuleId ?? ''))

/** Lazy parts with what they import, without what comes with the entry. */
function lazyChunks(bundle: Rolldown.OutputBundle, isWanted: (chunk: Rolldown.OutputChunk) => boolean) {
  const chunks = new Map(
    Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part] as const] : [])),
  )
  const early = new Set(
    [...chunks.values()]
      .filter(({ isEntry }) => isEntry)
      .flatMap(({ fileName, imports }) => [fileName, ...imports]),
  )
  const found = new Set<Rolldown.OutputChunk>()
  const reach = (fileName: string) => {
    const chunk = chunks.get(fileName)
    if (!chunk || early.has(fileName) || found.has(chunk)) return
    found.add(chunk)
    chunk.imports.forEach(reach)
  }
  for (const chunk of chunks.values()) if (chunk.isDynamicEntry && isWanted(chunk)) reach(chunk.fileName)
  return [...found]
}

/**
 * Addresses of scripts that a page will need as soon as the entry runs: the browser fetches them behind it, so that nothing
 * is a round trip late. Beside what every page needs, the lazy screens of these names and what they import.
 */
export function partsBehindEntry(bundle: Rolldown.OutputBundle, screens: readonly string[]): string[] {
  const isNamed = (chunk: Rolldown.OutputChunk) => screens.includes(chunk.name) || isBehindEntry(chunk)
  return lazyChunks(bundle, isNamed).map(({ fileName }) => `/${fileName}`)
}

/** Addresses of the lazy parts of these names, of what they import, and of their style sheets. */
export function partsOfTap(bundle: Rolldown.OutputBundle, names: readonly string[]): string[] {
  const chunks = lazyChunks(bundle, ({ name }) => names.includes(name))
  const sheets = chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
  return [...new Set([...chunks.map(({ fileName }) => fileName), ...sheets])].map((file) => `/${file}`)
}
