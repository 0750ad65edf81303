import { buildSiteSoon } from './siteBuild.mjs'

/**
 * Builds sites one after another: the one that a visitor waits for first, then the others in their order, which leave the
 * processor to whoever needs it. Compressed files are written when every site is built. `onBuilt` receives each host that
 * was requested with `want`, once its site is built or with `why` it could not be built.
 */
export function createSiteBuilder(sites, onBuilt) {
  const waiting = [...sites]
  const wanted = new Set()
  const built = new Set()
  const failed = new Map()
  const compressions = []
  const children = new Set()
  const stopping = new AbortController()
  let isBuilding = false

  const onChild = (child) => {
    children.add(child)
    child.on('close', () => children.delete(child))
  }

  async function buildOne(site, isPatient) {
    const { host, build } = site
    try {
      const { compress } = await buildSiteSoon(build, { isPatient, onChild })
      compressions.push(compress)
      built.add(host)
      if (wanted.has(host)) onBuilt({ host })
    } catch (error) {
      if (stopping.signal.aborted) return
      console.error(error.message)
      failed.set(host, site)
      if (wanted.delete(host)) onBuilt({ host, why: error.message })
    }
  }

  async function buildAll() {
    if (isBuilding) return
    isBuilding = true
    while (!stopping.signal.aborted && waiting.length + compressions.length > 0) {
      const requested = waiting.findIndex(({ host }) => wanted.has(host))
      const [site] = waiting.splice(Math.max(requested, 0), 1)
      if (site) await buildOne(site, built.size > 0 && requested < 0)
      else await compressions.shift()()
    }
    isBuilding = false
  }
  void buildAll()

  return {
    /** Builds the site of a host before the others. One whose build failed is built again. */
    want(host) {
      if (built.has(host)) return onBuilt({ host })
      wanted.add(host)
      if (failed.has(host)) waiting.unshift(failed.get(host))
      failed.delete(host)
      void buildAll()
    },
    stop() {
      stopping.abort()
      for (const child of children) child.kill('SIGTERM')
    },
  }
}
