import path from 'node:path'
import type { Rolldown } from 'vite'

/** What live prices wait for and the entry imports only once it runs: the socket's client and the reader of packed answers. */
const always = [/socket\.io-client/, /sdk[\\/](?:src|dist)[\\/]codec[\\/]compressed/]

type Part = Pick<Rolldown.OutputChunk, 'moduleIds'>

/** Whether a lazy part is one that live prices wait for. */
export const isBehindEntry = ({ moduleIds }: Part): boolean =>
  always.some((of) => moduleIds.some((id) => of.test(id)))

/** Whether a part of one of these names is in a file: a small one shares its file with others. */
const holdsOneOf = (names: readonly string[], { moduleIds }: Part) =>
  moduleIds.some((id) => names.includes(path.basename(id).replace(/\.\w+$/, '')))

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
  for (const chunk of chunks.values()) if (isWanted(chunk)) reach(chunk.fileName)
  return [...found]
}

/**
 * Addresses of scripts that a page will need as soon as the entry runs: the browser fetches them behind it, so that nothing
 * is a round trip late. Beside what every page needs, the lazy screens of these names and what they import.
 */
export function partsBehindEntry(bundle: Rolldown.OutputBundle, screens: readonly string[]): string[] {
  const isNamed = (chunk: Rolldown.OutputChunk) => holdsOneOf(screens, chunk) || isBehindEntry(chunk)
  return lazyChunks(bundle, isNamed).map(({ fileName }) => `/${fileName}`)
}

/** Addresses of the lazy parts of these names, of what they import, and of their style sheets. */
export function partsOfTap(bundle: Rolldown.OutputBundle, names: readonly string[]): string[] {
  const chunks = lazyChunks(bundle, (chunk) => holdsOneOf(names, chunk))
  const sheets = chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
  return [...new Set([...chunks.map(({ fileName }) => fileName), ...sheets])].map((file) => `/${file}`)
}
