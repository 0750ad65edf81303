import type { FlagName, Flags } from '@kit/sdk/flags'
import type { FragmentInstance } from 'react'

/** A named part of the page: its position, and the flags that its components read. */
export interface RegionRecord {
  name: string
  parts: ReadonlySet<FragmentInstance>
  flags: ReadonlySet<FlagName>
}

/** The regions of the page, for the x-ray. */
export interface Regions {
  /** Adds a region of the page. Returns a function that removes it. */
  enter(name: string, part: FragmentInstance): () => void
  /** Returns the site's flags for the components of a region; records which of them are read. */
  flagsOf(name: string): Flags
  list(): readonly RegionRecord[]
}

export function createRegions(flags: Flags): Regions {
  const records = new Map<string, { parts: Set<FragmentInstance>; flags: Set<FlagName>; own: Flags }>()

  function recordOf(name: string) {
    let record = records.get(name)
    if (!record) {
      const read = new Set<FlagName>()
      const own: Flags = {
        ...flags,
        get(flag) {
          read.add(flag)
          return flags.get(flag)
        },
      }
      records.set(name, (record = { parts: new Set(), flags: read, own }))
    }
    return record
  }

  return {
    enter(name, part) {
      const { parts } = recordOf(name)
      parts.add(part)
      return () => void parts.delete(part)
    },
    flagsOf: (name) => recordOf(name).own,
    list: () =>
      [...records]
        .filter(([, { parts }]) => parts.size > 0)
        .map(([name, { parts, flags: read }]) => ({ name, parts, flags: read })),
  }
}
