import type { ChildProcess } from 'node:child_process'

/** A site that is not built yet; `build` is what `buildSite` receives. */
interface Site<Build> {
  host: string
  build: Build
}

type BuildSite<Build> = (
  build: Build,
  options: { isPatient: boolean; onChild(child: ChildProcess): void },
) => Promise<{ compress(): Promise<void> }>

interface Built {
  host: string
  /** Reason why the site could not be built; undefined if it is built. */
  why?: string
}

/**
 * First the site of a waiting visitor, then the others in their order, at low priority; compressed files
 * last. `onBuilt` receives each host that was requested with `want`, or `why` its site could not be built.
 */
export function createSiteBuilder<Build>(
  sites: readonly Site<Build>[],
  onBuilt: (built: Built) => void,
  buildSite: BuildSite<Build>,
) {
  const waiting = [...sites]
  const wanted = new Set<string>()
  const built = new Set<string>()
  const failed = new Map<string, Site<Build>>()
  const compressions: (() => Promise<void>)[] = []
  const children = new Set<ChildProcess>()
  const stopping = new AbortController()
  let isBuilding = false

  const onChild = (child: ChildProcess) => {
    children.add(child)
    child.on('close', () => children.delete(child))
  }

  async function buildOne(site: Site<Build>, isPatient: boolean): Promise<void> {
    const { host, build } = site
    try {
      const { compress } = await buildSite(build, { isPatient, onChild })
      compressions.push(compress)
      built.add(host)
      if (wanted.has(host)) onBuilt({ host })
    } catch (error) {
      if (stopping.signal.aborted) return
      const why = error instanceof Error ? error.message : String(error)
      console.error(why)
      failed.set(host, site)
      if (wanted.delete(host)) onBuilt({ host, why })
    }
  }

  async function buildAll(): Promise<void> {
    if (isBuilding) return
    isBuilding = true
    while (!stopping.signal.aborted && waiting.length + compressions.length > 0) {
      const requested = waiting.findIndex(({ host }) => wanted.has(host))
      const [site] = waiting.splice(Math.max(requested, 0), 1)
      if (site) await buildOne(site, built.size > 0 && requested < 0)
      else await compressions.shift()?.()
    }
    isBuilding = false
  }
  void buildAll()

  return {
    /** Builds the site of a host before the others. Builds it again if its build failed. */
    want(host: string): void {
      if (built.has(host)) return onBuilt({ host })
      wanted.add(host)
      const again = failed.get(host)
      if (again) waiting.unshift(again)
      failed.delete(host)
      void buildAll()
    },
    stop(): void {
      stopping.abort()
      for (const child of children) child.kill('SIGTERM')
    },
  }
}
