import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const root = path.dirname(import.meta.dirname)

interface Manifest {
  name: string
  description?: string
  license?: string
  private?: boolean
  workspaces?: string[]
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  exports?: Record<string, string | Record<string, string>>
  kit?: { host?: string }
}

export interface Workspace {
  /** Name, for example `@kit/betting`. */
  name: string
  /** Path relative to the root, with slashes: `packages/betting`. */
  folder: string
  manifest: Manifest
}

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as Manifest

/** Workspaces in the order of their folders. */
export const workspaces: readonly Workspace[] = (manifestOf('.').workspaces ?? [])
  .flatMap((pattern) => globSync(`${pattern}/package.json`, { cwd: root }))
  .map((file) => path.dirname(file).split(path.sep).join('/'))
  .toSorted()
  .map((folder) => {
    const manifest = manifestOf(folder)
    return { name: manifest.name, folder, manifest }
  })

export const dependenciesOf = ({ manifest }: Workspace): Workspace[] =>
  workspaces.filter(({ name }) => name in { ...manifest.dependencies, ...manifest.peerDependencies })

/** Each after its own dependencies. Throws if two depend on each other. */
export function inBuildOrder(wanted: readonly Workspace[]): Workspace[] {
  const ordered = new Set<Workspace>()
  const visit = (workspace: Workspace, above: readonly Workspace[]) => {
    if (above.includes(workspace))
      throw new Error(
        `Packages depend on each other: ${[...above, workspace].map(({ name }) => name).join(' → ')}.`,
      )
    for (const dependency of dependenciesOf(workspace)) visit(dependency, [...above, workspace])
    ordered.add(workspace)
  }
  for (const workspace of wanted) visit(workspace, [])
  return [...ordered]
}

const isPublic = ({ manifest }: Workspace) => !manifest.private

/** Packages that others can install, each after its dependencies. */
export const publicPackages: readonly Workspace[] = inBuildOrder(
  workspaces.filter((one) => isPublic(one)),
).filter((one) => isPublic(one))

/** Names of the folders under sites/. */
export const sites: readonly string[] = workspaces
  .filter(({ folder }) => folder.startsWith('sites/'))
  .map(({ folder }) => path.basename(folder))

/** Returns the host at which `npm start` serves a site. Browsers resolve names under `localhost` to this machine. */
export const hostOfSite = (site: string): string =>
  `${workspaces.find(({ folder }) => folder === `sites/${site}`)?.manifest.kit?.host ?? site}.localhost`

/** Returns the source file of each entry of a package that has one, by import specifier (`@kit/sdk/query`). */
export const sourcesOf = ({ name, folder, manifest }: Workspace): Map<string, string> =>
  new Map(
    Object.entries(manifest.exports ?? {}).flatMap(([entry, target]) => {
      const source = typeof target === 'string' ? undefined : target['@kit/source']
      return source ? [[path.posix.join(name, entry), path.join(root, folder, source)] as const] : []
    }),
  )
