import type { OxlintOverride } from 'oxlint'

/** Refused imports, as in the rule `no-restricted-imports`. */
export type Refused = ({ group: string[] } | { regex: string }) & { message: string; allowTypeImports?: true }

/**
 * Groups are last: the linter does not compare imports that a group allows (`!@kit/ui`) with the patterns after it.
 */
const overrideOf = (files: string[], refused: Refused[]): OxlintOverride => {
  const patterns = refused.toSorted((one, other) => Number('group' in one) - Number('group' in other))
  return { files, rules: { 'no-restricted-imports': ['error', { patterns }] } }
}

/** Refuses every package of ours but those named: `ui` allows all of `@kit/ui`, `sdk/contract` that entry alone. */
export function onlyFrom(allowed: string[], message: string): Refused {
  const entries = allowed.flatMap((name) =>
    name.includes('/') ? [`!@kit/${name}`] : [`!@kit/${name}`, `!@kit/${name}/**`],
  )
  return { group: ['@kit/**', ...entries], message }
}

export type PackageWall = { refused: Refused[]; refusedInTests?: Refused[] }

const testsOf = (name: string) => [
  `packages/${name}/**/*.test.{ts,tsx}`,
  `packages/${name}/**/*.stories.tsx`,
  `packages/${name}/src/testing/**`,
]

/**
 * Folders inside a package, the lowest first: each may import those before it. Folders in an inner list cannot import
 * each other: `['rules', 'market', ['lists', 'home']]`. Folders that are not listed may import all and be imported by
 * all.
 */
export type Layers = readonly (string | readonly string[])[]

function refusedByLayers(layers: Layers): Map<string, Refused> {
  const levels = layers.map((level) => (typeof level === 'string' ? [level] : level))
  return new Map(
    levels.flatMap((level, at) =>
      level.flatMap((folder) => {
        const refused = [...level.filter((other) => other !== folder), ...levels.slice(at + 1).flat()]
        if (refused.length === 0) return []
        const message = `${folder} is below ${refused.join(', ')} and may not import them.`
        return [[folder, { regex: `^(\\.\\./)+(${refused.join('|')})(/|$)`, message }] as const]
      }),
    ),
  )
}

type Walls = {
  /** The wall of every package under packages/ that `packages` does not name. */
  feature: PackageWall
  packages: Record<string, PackageWall>
  /** Folders with a separate wall instead of their package's, by path from the root. */
  folders?: Record<string, Refused[]>
  /** Layers by package. */
  layers?: Record<string, Layers>
}

/**
 * Returns the import walls as overrides of the linter. A later override replaces a rule's options, so each folder's
 * entry repeats what the walls around it refuse.
 */
export function importWalls({ feature, packages, folders = {}, layers = {} }: Walls): OxlintOverride[] {
  const layered = new Map(
    Object.entries(layers).flatMap(([name, ofPackage]) =>
      [...refusedByLayers(ofPackage)].map(
        ([folder, refused]) => [`packages/${name}/src/${folder}`, refused] as const,
      ),
    ),
  )
  const nearest = (folder: string) =>
    Object.keys(folders)
      .filter((outer) => isWithin(folder, outer))
      .toSorted((one, other) => other.length - one.length)
      .map((outer) => folders[outer] ?? [])[0]
  const around = (folder: string) => [
    ...(nearest(folder) ?? (packages[folder.split('/')[1] ?? ''] ?? feature).refused),
    ...[...layered].flatMap(([outer, refused]) => (isWithin(folder, outer) ? [refused] : [])),
  ]
  const walled = [['*', feature] as const, ...Object.entries(packages)]
  const inside = [...new Set([...Object.keys(folders), ...layered.keys()])].toSorted()
  return [
    ...walled.map(([name, { refused }]) => overrideOf([`packages/${name}/src/**`], refused)),
    ...inside.map((folder) => overrideOf([`${folder}/**`], around(folder))),
    ...walled.map(([name, { refusedInTests = [] }]) => overrideOf(testsOf(name), refusedInTests)),
  ]
}

const isWithin = (folder: string, outer: string) => `${folder}/`.startsWith(`${outer}/`)
