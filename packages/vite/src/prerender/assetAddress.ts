import path from 'node:path'
import type { Rolldown } from 'vite'

/** Returns the address of a file in the bundle. */
export function addressOf(
  file: string | undefined,
  bundle: Readonly<Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>>,
  root: string,
): string | undefined {
  if (file === undefined) return undefined
  const named = path.relative(root, file).replaceAll(path.sep, '/')
  const asset = Object.values(bundle).find(
    (part) => part.type === 'asset' && part.originalFileNames.includes(named),
  )
  return asset && `/${asset.fileName}`
}
