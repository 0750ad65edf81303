import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { nearestWord } from '@kit/tokens/define'
import { readExports } from './readExports.ts'

const orNearest = (nearest: string | undefined, otherwise: string) =>
  nearest === undefined ? otherwise : `did you mean "${nearest}"?`

const packageOf = (source: string) => /^(?:@[^/]+\/)?[^/]+/.exec(source)?.[0] ?? source

interface Manifest {
  exports?: Record<string, unknown>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

function manifestAt(file: string): Manifest {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Manifest
  } catch {
    return {}
  }
}

function nearestFile(source: string, importer: string | undefined, root: string): string | undefined {
  const from = importer !== undefined && path.isAbsolute(importer) ? path.dirname(importer) : root
  const folder = path.resolve(from, path.dirname(source))
  if (!existsSync(folder)) return undefined
  const names = readdirSync(folder)
    .filter((name) => !name.startsWith('.') && name !== 'node_modules')
    .map((name) => (/\.\w+$/.test(source) ? name : name.replace(/\.[jt]sx?$/, '')))
  const nearest = nearestWord(path.basename(source), names)
  return nearest && `${source.slice(0, -path.basename(source).length)}${nearest}`
}

/** Direct and transitive. */
function kitPackages(root: string): string[] {
  const folder = path.join(root, 'node_modules/@kit')
  return existsSync(folder) ? readdirSync(folder).map((name) => `@kit/${name}`) : []
}

export function insteadOfImport(source: string, importer: string | undefined, root: string): string {
  if (source.startsWith('.'))
    return `There is no file "${source}": ${orNearest(nearestFile(source, importer, root), 'make it, or leave the import out.')}`
  const name = packageOf(source)
  const { dependencies, devDependencies } = manifestAt(path.join(root, 'package.json'))
  const asked = Object.keys({ ...dependencies, ...devDependencies })
  const { exports } = manifestAt(installed(name, root))
  if (exports) {
    const known = Object.keys(exports).map((one) => path.posix.join(name, one))
    return `The package ${name} has no "${source}": ${orNearest(nearestWord(source, known), `it has ${known.filter((one) => !one.endsWith('.json')).join(', ')}.`)}`
  }
  if (asked.includes(name)) return `The package "${name}" is not installed: npm install.`
  const near = nearestWord(name, [...asked, ...kitPackages(root)])
  return `The package "${name}" is not in package.json: ${orNearest(near, `npm install ${name}, or leave the import out.`)}`
}

/** Returns the file that the site resolves it to. */
function installed(name: string, root: string): string {
  try {
    return createRequire(path.join(root, 'package.json')).resolve(`${name}/package.json`)
  } catch {
    return ''
  }
}

function fileOf(from: string, root: string): string | undefined {
  if (from.startsWith('file:')) return fileURLToPath(from)
  if (path.isAbsolute(from)) return from
  if (existsSync(path.join(root, from))) return path.join(root, from)
  try {
    return createRequire(path.join(root, 'package.json')).resolve(from)
  } catch {
    return undefined
  }
}

/** A name that a module does not export: its file or specifier, and what the site writes to import it. */
export interface LostExport {
  name: string
  from: string
  importedAs?: string | undefined
}

/** Returns what to import instead of a name that a module does not export; `known` are its exports. */
export const insteadOfName = (name: string, importedAs: string, known: readonly string[]): string =>
  `"${name}" is not exported by ${importedAs}: ${orNearest(
    nearestWord(name, known),
    known.length > 0 ? `it exports ${known.join(', ')}.` : 'export it there, or leave it out.',
  )}`

/**
 * Returns what to import instead of a name that a module does not export. Reads the module's exports from its file.
 */
export function insteadOfExport({ name, from, importedAs }: LostExport, root: string): string {
  const file = fileOf(from, root)
  const known = (file !== undefined && readExports(file)?.names) || []
  return insteadOfName(name, importedAs ?? path.basename(from), known)
}
