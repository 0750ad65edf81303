import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { publicPackages, root } from '../workspaces.ts'

/**
 * Packs every public package as npm would publish it, from what `npm run build` left in its `dist`. Gives the file of each
 * by its name.
 */
export function packPackages(folder: string): ReadonlyMap<string, string> {
  mkdirSync(folder, { recursive: true })
  const workspaces = publicPackages.flatMap((one) => ['--workspace', one.folder])
  const packed = execFileSync('npm', ['pack', '--json', '--pack-destination', folder, ...workspaces], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  })
  const answer = JSON.parse(packed) as Record<string, Packed> | Packed[]
  return new Map(Object.values(answer).map(({ name, filename }) => [name, path.join(folder, filename)]))
}

interface Packed {
  name: string
  filename: string
}
