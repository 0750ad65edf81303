import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { insteadOfExport, insteadOfImport } from './nearestImport.ts'

/** The file is relative to the site's folder; the fault is one sentence. */
export interface SiteFault {
  file: string
  sentence: string
}

export class SiteFaultError extends Error {
  readonly fault: SiteFault
  constructor(fault: SiteFault) {
    super(`${fault.file}  ${fault.sentence}`)
    this.fault = fault
    // The kit's stack does not help the author of the site.
    this.stack = ''
  }
}

interface BundlerError {
  fault?: SiteFault
  code?: string
  message?: string
  id?: string
  /** The file or specifier from which something was imported. */
  exporter?: string
  loc?: { file?: string; line?: number }
}

export const isOfSite = (file: string, root: string) =>
  file.startsWith(root + path.sep) && !file.slice(root.length).includes(`${path.sep}node_modules${path.sep}`)

const at = (file: string, line: number | undefined, root: string) =>
  `${path.relative(root, file)}${line === undefined ? '' : `:${line}`}`

/** The first line of the stack in the site's folder and outside packages. */
export function placeOfError(error: unknown, root: string): string | undefined {
  const { stack = '' } = error as { stack?: string }
  for (const [, given = '', line] of stack.matchAll(
    /(?:at |\()(?:async )?((?:file:\/\/)?\/[^\n():]+):(\d+):\d+/g,
  )) {
    const file = given.startsWith('file:') ? fileURLToPath(given) : given
    if (isOfSite(file, root)) return at(file, Number(line), root)
  }
  return undefined
}

/** `file` if it is known, else the first file that imports the name. */
export function placeOfImport(
  source: string,
  importer: string | undefined,
  root: string,
): string | undefined {
  const files =
    importer !== undefined && isOfSite(importer, root)
      ? [importer]
      : globSync('{*,src/**/*}.{ts,tsx,js,jsx,mjs}', { cwd: root }).map((file) => path.join(root, file))
  for (const file of files) {
    if (!existsSync(file)) continue
    const lines = readFileSync(file, 'utf8').split('\n')
    const index = lines.findIndex((line) => line.includes(`'${source}'`) || line.includes(`"${source}"`))
    if (index >= 0) return at(file, index + 1, root)
  }
  return undefined
}

function placeOfName(name: string, file: string, root: string): string | undefined {
  if (!existsSync(file)) return undefined
  const named = new RegExp(`\\b${name}\\b`)
  const index = readFileSync(file, 'utf8')
    .split('\n')
    .findIndex((line) => named.test(line))
  return index < 0 ? undefined : at(file, index + 1, root)
}

function specifierAt(place: string, root: string): string | undefined {
  const [, file = '', line] = /^(.*):(\d+)$/.exec(place) ?? []
  if (line === undefined) return undefined
  const text = readFileSync(path.join(root, file), 'utf8').split('\n')[Number(line) - 1] ?? ''
  return /from\s*['"]([^'"]+)['"]/.exec(text)?.[1]
}

/** Finds the missing import in any wording of the bundlers. */
function lostImport(
  text: string,
  bundlerError: BundlerError,
): { source: string; importer?: string | undefined } | undefined {
  const [, source, importer] =
    /Could not resolve '([^']+)' in (\S+)/.exec(text) ??
    /Cannot find (?:module|package) '([^']+)' imported from '?([^\s']+)/.exec(text) ??
    []
  if (source !== undefined) return { source, importer: bundlerError.id ?? importer }
  const [, part, name] =
    /"(\.[^"]*)" is not exported under the conditions .* from package (\S+)/.exec(text) ?? []
  if (part === undefined || name === undefined) return undefined
  const [, packageName = name] = /node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(name) ?? []
  return { source: path.posix.join(packageName, part) }
}

/** The module is a file or its specifier. */
function lostExport(text: string, { exporter }: BundlerError): { name: string; from: string } | undefined {
  const [, name, shown] = /"([^"]+)" is not exported by "([^"]+)"/.exec(text) ?? []
  if (name !== undefined) return { name, from: exporter ?? shown! }
  const [, from, missing] =
    /requested module '([^']+)' does not provide an export named '([^']+)'/.exec(text) ?? []
  return from === undefined ? undefined : { name: missing!, from }
}

const isOwnSentence = (error: unknown) =>
  !(error instanceof TypeError || error instanceof ReferenceError || error instanceof RangeError)

const withoutPrefix = (text: string) =>
  text
    .replace(/^(?:Error: )?(?:Build|Transform) failed with [^\n]*\s+/, '')
    .replace(/^\[[\w:-]+\] (?:Error: )?/, '')

export function siteFault(error: unknown, root: string, site: string): SiteFault {
  const bundlerError: BundlerError =
    (error as { errors?: BundlerError[] }).errors?.[0] ?? (error as BundlerError)
  if (bundlerError.fault) return bundlerError.fault
  const text = stripVTControlCharacters(bundlerError.message ?? String(error))
  const located =
    bundlerError.loc?.file !== undefined && isOfSite(bundlerError.loc.file, root)
      ? at(bundlerError.loc.file, bundlerError.loc.line, root)
      : undefined
  const lost = lostImport(text, bundlerError)
  if (lost)
    return {
      file: placeOfImport(lost.source, lost.importer, root) ?? located ?? site,
      sentence: insteadOfImport(lost.source, lost.importer, root),
    }
  const missing = lostExport(text, bundlerError)
  if (missing) {
    const place = located ?? placeOfName(missing.name, path.join(root, site), root) ?? site
    return {
      file: place,
      sentence: insteadOfExport({ ...missing, importedAs: specifierAt(place, root) }, root),
    }
  }
  const [, drawnFile, drawnLine] = /\[ (\S+):(\d+):\d+ \]/.exec(text) ?? []
  const [first = text] = withoutPrefix(text).split('\n')
  if (drawnFile !== undefined)
    return {
      // The bundler names it relative to the working directory.
      file: located ?? at(path.resolve(root, path.basename(drawnFile)), Number(drawnLine), root),
      sentence: `It cannot be read: ${first.replace(/\.$/, '')}.`,
    }
  return {
    file: placeOfError(error, root) ?? located ?? site,
    sentence: isOwnSentence(error) ? first : `This line fails: ${first}.`,
  }
}
