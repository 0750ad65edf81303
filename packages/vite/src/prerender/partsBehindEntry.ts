import path from 'node:path'
import type { Rolldown } from 'vite'

/** Dynamic imports of the entry that live prices need: the socket's client and the decoder of packed answers. */
const always = [/socket\.io-client/, /sdk[\\/](?:src|dist)[\\/]codec[\\/]compressed/]

type Part = Pick<Rolldown.OutputChunk, 'moduleIds'>

export const isBehindEntry = ({ moduleIds }: Part): boolean =>
  always.some((of) => moduleIds.some((id) => of.test(id)))

/** Small chunks share a file. */
const holdsOneOf = (names: readonly string[], { moduleIds }: Part) =>
  moduleIds.some((id) => names.includes(path.basename(id).replace(/\.\w+$/, '')))

/** Returns chunks with their imports, without those of the entry. */
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
  for (const chunk of chunks.values()) if (isWanted(chunk)) reach(chunk.fileName)
  return [...found]
}

/**
 * Returns the URLs of scripts that a page needs as soon as the entry runs, so that the browser can preload them: what
 * every page needs, and the lazy screens of these names with their imports.
 */
export function partsBehindEntry(bundle: Rolldown.OutputBundle, screens: readonly string[]): string[] {
  const isNamed = (chunk: Rolldown.OutputChunk) => holdsOneOf(screens, chunk) || isBehindEntry(chunk)
  return lazyChunks(bundle, isNamed).map(({ fileName }) => `/${fileName}`)
}

export function partsOfTap(bundle: Rolldown.OutputBundle, names: readonly string[]): string[] {
  const chunks = lazyChunks(bundle, (chunk) => holdsOneOf(names, chunk))
  const sheets = chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
  return [...new Set([...chunks.map(({ fileName }) => fileName), ...sheets])].map((file) => `/${file}`)
}
