import { createHash } from 'node:crypto'
import type { PrerenderedPage, PrerenderedSite } from '@kit/shell/prerender'
import type { Rolldown } from 'vite'
import { operatorPaths } from '../operatorPaths.ts'
import { partsOfTap } from '../prerender/partsBehindEntry.ts'
import { endingWorker, serviceWorker, type WorkerFacts } from './serviceWorker.ts'

export interface WrittenFile {
  page: Pick<PrerenderedPage, 'name' | 'paths'>
  file: string
  html: string
}

/** Returns a path or pattern of `pages.json` as a regular expression; `*` at its end matches everything below. */
export const addressForm = (path: string): string =>
  `^${path
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/:\w+/g, '[^/]+')
    .replace(/\\\*$/, '.*')}/?$`

/** The home page is requested by `/`: some servers redirect from its file name. */
const addressOf = (file: string) => (file === 'index.html' ? '/' : `/${file}`)

/** Returns the files of the entry and its imports. */
function programOf(bundle: Rolldown.OutputBundle, entry: string, sheets: readonly string[]): string[] {
  const found = new Set<string>()
  const reach = (fileName: string) => {
    const chunk = bundle[fileName]
    if (chunk?.type !== 'chunk' || found.has(`/${fileName}`)) return
    found.add(`/${fileName}`)
    chunk.imports.forEach(reach)
  }
  reach(entry.slice(1))
  return [...found, ...sheets]
}

const bootsIn = (html: string) =>
  [...html.matchAll(/<script[^>]* src="(\/assets\/boot-[^"]+)"/g)].map(([, address = '']) => address)

export interface BuiltSite {
  app: PrerenderedSite['app']
  files: readonly WrittenFile[]
  bundle: Rolldown.OutputBundle
  entry: string
  sheets: readonly string[]
}

export function workerFacts({ app: { offline }, files, bundle, entry, sheets }: BuiltSite): WorkerFacts {
  const own = files.filter(({ page }) => offline.pages.includes(page.name))
  const pages = own.flatMap(({ page, file }) => page.paths.map((path) => [path, addressOf(file)] as const))
  const shell = own.find(({ page }) => page.name === offline.shell)
  const kept = own.filter(
    (one) =>
      one.file === 'index.html' ||
      one === shell ||
      one.page.paths.some((path) => offline.paths.includes(path)),
  )
  const parts = [
    ...programOf(bundle, entry, sheets),
    ...partsOfTap(bundle, offline.parts),
    ...kept.flatMap(({ html }) => bootsIn(html)),
  ]
  const facts = {
    entry,
    parts: [...new Set(parts)],
    kept: kept.map(({ file }) => addressOf(file)),
    pages: pages
      .toSorted(([one], [other]) => Number(one.includes(':')) - Number(other.includes(':')))
      .map(([path, file]) => [addressForm(path), file] as const),
    shell: shell && addressOf(shell.file),
    operator: `^/(?:${operatorPaths.map((path) => path.slice(1).replaceAll('.', String.raw`\.`)).join('|')})(?:/|$)`,
  }
  const build = JSON.stringify([facts, Object.keys(bundle), files.map(({ html }) => html)])
  return { version: createHash('sha256').update(build).digest('base64url').slice(0, 12), ...facts }
}

export const workerSource = (built: BuiltSite): string =>
  built.app.offline.isOn
    ? `(${serviceWorker.toString()})(self, ${JSON.stringify(workerFacts(built))})\n`
    : `(${endingWorker.toString()})(self)\n`
