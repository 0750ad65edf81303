import path from 'node:path'
import { parseSync, type Plugin, type Rolldown } from 'vite'
import { insteadOfImport, insteadOfName } from './check/nearestImport.ts'
import { readExports } from './check/readExports.ts'
import { isOfSite, placeOfImport, SiteFaultError } from './check/siteFault.ts'

type Resolve = (source: string, importer: string) => Promise<Rolldown.ResolvedId | null>

interface Import {
  source: string
  names: readonly string[]
}

const withoutQuery = (id: string) => id.split('?')[0] ?? id

/** Static and dynamic; of names only those that exist at run time. */
function importsOf(code: string): Import[] {
  const { staticImports, staticExports, dynamicImports } = parseSync('module.js', code).module
  const named = (source: string, { kind, name }: { kind: string; name: string | null }): Import => ({
    source,
    names: kind === 'Default' ? ['default'] : kind === 'Name' && name !== null ? [name] : [],
  })
  return [
    ...staticImports.flatMap(({ moduleRequest, entries }) => [
      { source: moduleRequest.value, names: [] },
      ...entries.map(({ importName }) => named(moduleRequest.value, importName)),
    ]),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, importName }) =>
        moduleRequest ? [named(moduleRequest.value, importName)] : [],
      ),
    ),
    ...dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const [, source] = /^(['"])([^'"]+)\1$/.exec(code.slice(start, end))?.slice(1) ?? []
      return source === undefined ? [] : [{ source, names: [] }]
    }),
  ]
}

/** Re-exports included; undefined if the module's text does not show them. */
async function namesOf(id: string, resolve: Resolve): Promise<Set<string> | undefined> {
  const own = readExports(id)
  if (!own) return undefined
  const names = new Set(own.names)
  for (const source of own.whole) {
    const from = await resolve(source, id).catch(() => null)
    const more = from && (await namesOf(from.id, resolve))
    if (!more) return undefined
    for (const name of more) if (name !== 'default') names.add(name)
  }
  return names
}

/** Returns the fault of an import that cannot be resolved, or of which a name is missing. */
async function faultOf(
  { source, names }: Import,
  importer: string,
  root: string,
  resolve: Resolve,
): Promise<string | undefined> {
  const found = await resolve(source, importer).catch(() => null)
  if (!found) return insteadOfImport(withoutQuery(source), importer, root)
  // Other packages are not checked: many decide their exports at run time.
  if (names.length === 0 || found.external || !/^(?:[./]|@kit\/)/.test(source)) return undefined
  const known = await namesOf(found.id, resolve)
  const missing = known && names.find((name) => !known.has(name))
  return missing && insteadOfName(missing, source, [...known])
}

/**
 * Reports a mistyped import of a site's own files in a sentence with the nearest name. The bundler would list where
 * it looked, and a browser would only report a missing name.
 */
export function siteImports(site: string): Plugin {
  let root = ''
  let isBuild = false
  let fault: SiteFaultError | undefined
  return {
    name: 'kit-site-imports',
    enforce: 'post',
    configResolved(config) {
      root = config.root
      isBuild = config.command === 'build'
    },
    buildStart: () => void (fault = undefined),
    async transform(code, id) {
      const file = withoutQuery(id)
      if (!isOfSite(file, root) || !/\.[cm]?[jt]sx?$/.test(file)) return undefined
      const resolve: Resolve = (source, importer) => this.resolve(source, importer)
      for (const one of importsOf(code)) {
        const sentence = await faultOf(one, file, root, resolve)
        if (sentence === undefined) continue
        const place = placeOfImport(one.source, file, root) ?? path.normalize(site)
        fault = new SiteFaultError({ file: place, sentence })
        throw fault
      }
      return undefined
    },
    // Reported once, and not again by bundles that run at the same time.
    buildEnd: {
      order: 'pre',
      sequential: true,
      handler() {
        if (fault && isBuild) throw fault
      },
    },
  }
}
