const dayMs = 24 * 3_600_000

/** Minimum age of a new release, in days: most harmful releases are found within days. */
export const minAgeDays = 7

export interface Lockfile {
  packages: Record<string, { name?: string; version?: string; link?: boolean }>
}

interface Release {
  name: string
  version: string
}

const versionsOf = (lock: Lockfile): Map<string, Release> =>
  new Map(
    Object.entries(lock.packages)
      .filter(([path, { link }]) => path.includes('node_modules/') && link !== true)
      .map(([path, { name, version = '' }]) => {
        const packageName = name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
        return [`${packageName}@${version}`, { name: packageName, version }] as const
      }),
  )

/** Returns the releases in `after` that are not in `before`. */
export function newReleases(before: Lockfile, after: Lockfile): Release[] {
  const known = versionsOf(before)
  return [...versionsOf(after)].filter(([id]) => !known.has(id)).map(([, release]) => release)
}

/**
 * Returns sentences about releases that are too young. `timesOf` returns the publishing time of each version of a
 * package.
 */
export const tooYoung = (
  releases: readonly Release[],
  timesOf: (name: string) => Readonly<Record<string, string>> | undefined,
  nowMs: number,
): string[] =>
  releases.flatMap(({ name, version }) => {
    const published = Date.parse(timesOf(name)?.[version] ?? '')
    if (Number.isNaN(published))
      return [`${name}@${version}: the registry does not tell when it was published.`]
    const ageDays = (nowMs - published) / dayMs
    return ageDays >= minAgeDays ? [] : [`${name}@${version} is ${ageDays.toFixed(1)} days old.`]
  })
