import path from 'node:path'
import { parseSync, type Plugin, type Rolldown } from 'vite'
import { insteadOfImport, insteadOfName } from './check/nearestImport.ts'
import { readExports } from './check/readExports.ts'
import { isOfSite, placeOfImport, SiteFaultError } from './check/siteFault.ts'

type Resolve = (source: string, importer: string) => Promise<Rolldown.ResolvedId | null>

interface Import {
  source: string
  /** What is taken of it by name. */
  names: readonly string[]
}

const withoutQuery = (id: string) => id.split('?')[0] ?? id

/** What a module imports, at once or later; of names only those that stay as it runs. */
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

/** Returns the names that a module exports or re-exports; undefined if its source does not show them. */
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

/** What is wrong with one import of a file of the site: it leads nowhere, or what it takes is not there. */
async function faultOf(
  { source, names }: Import,
  importer: string,
  root: string,
  resolve: Resolve,
): Promise<string | undefined> {
  const found = await resolve(source, importer).catch(() => null)
  if (!found) return insteadOfImport(withoutQuery(source), importer, root)
  // What other packages export is theirs to say: many tell it only as they run.
  if (names.length === 0 || found.external || !/^(?:[./]|@kit\/)/.test(source)) return undefined
  const known = await namesOf(found.id, resolve)
  const missing = known && names.find((name) => !known.has(name))
  return missing && insteadOfName(missing, source, [...known])
}

/**
 * Tells a mistyped import of a site's own files in a sentence, with the nearest that there is, where the bundler would say
 * how it looked for it, and a browser that a module has no such name.
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
    // Told once, and not by whatever else is bundled meanwhile.
    buildEnd: {
      order: 'pre',
      sequential: true,
      handler() {
        if (fault && isBuild) throw fault
      },
    },
  }
}
