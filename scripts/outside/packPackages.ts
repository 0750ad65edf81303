import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { publicPackages, root, type Workspace } from '../workspaces.ts'
import { StepFailed } from './progress.ts'
import { repositoryAddress, repositoryFields } from './repository.ts'
import { publishedScope, rescoped } from './scope.ts'

const run = promisify(execFile)

/** A package as `packages.json` lists it. */
export interface PackedPackage {
  name: string
  version: string
  /** The file's name, relative to `packages.json`. */
  file: string
  integrity: string
  size: number
  files: number
}

export interface PackedFolder {
  scope: string
  /** Packages in publishing order: each after its dependencies. */
  packages: PackedPackage[]
}

export const manifestName = 'packages.json'

interface Manifest {
  exports: Record<string, string | Record<string, string>>
  files: string[]
  [field: string]: unknown
}

const textFile = /\.(?:[cm]?js|ts|map|json|css|html|md|sql|svg)$/

/** Fields that only this repository uses. */
const onlyHere = new Set(['scripts', 'devDependencies', 'kit'])

/** Returns the manifest without the fields that only this repository uses. */
function publishedManifest({ manifest, folder }: Workspace, address: string | undefined): Manifest {
  const own = manifest as unknown as Manifest
  const published = Object.entries(own).filter(([field]) => !onlyHere.has(field))
  const exports = Object.entries(own.exports).map(([entry, target]) => {
    if (typeof target === 'string') return [entry, target] as const
    const { '@kit/source': _source, ...conditions } = target
    return [entry, conditions] as const
  })
  return {
    files: own.files,
    ...Object.fromEntries(published),
    ...repositoryFields(address, folder),
    exports: Object.fromEntries(exports),
  }
}

/** Prepares a package under the published scope. Returns its folder. */
function stage(one: Workspace, staged: string, scope: string, address: string | undefined): string {
  const from = path.join(root, one.folder)
  const to = path.join(staged, path.basename(one.folder))
  const { files = [] } = one.manifest as unknown as Manifest
  if (!existsSync(path.join(from, 'dist')))
    throw new StepFailed(`${one.name} is not built.`, 'run `npm run build`, then this command again.')
  for (const name of [...files, 'README.md', 'LICENSE.md'])
    if (existsSync(path.join(from, name)))
      cpSync(path.join(from, name), path.join(to, name), { recursive: true })
  writeFileSync(
    path.join(to, 'package.json'),
    `${JSON.stringify(publishedManifest(one, address), undefined, 2)}\n`,
  )
  for (const file of globSync('**/*', { cwd: to }).map((name) => path.join(to, name))) {
    if (!textFile.test(file) || !statSync(file).isFile()) continue
    const text = readFileSync(file, 'utf8')
    const renamed = rescoped(text, scope)
    if (renamed !== text) writeFileSync(file, renamed)
  }
  return to
}

interface NpmPacked {
  name: string
  version: string
  filename: string
  integrity: string
  size: number
  entryCount: number
}

async function packOne(folder: string, destination: string): Promise<PackedPackage> {
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', destination]
  const { stdout } = await run('npm', args, { cwd: folder, shell: process.platform === 'win32' })
  const [packed] = Object.values(JSON.parse(stdout) as NpmPacked[] | Record<string, NpmPacked>)
  const { name, version, filename, integrity, size, entryCount } = packed!
  return { name, version, file: filename, integrity, size, files: entryCount }
}

function packedIn(folder: string): PackedFolder | undefined {
  const file = path.join(folder, manifestName)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PackedFolder) : undefined
}

export const tarballsOf = (folder: string, { packages }: PackedFolder): ReadonlyMap<string, string> =>
  new Map(packages.map(({ name, file }) => [name, path.join(folder, file)]))

/**
 * Packs every public package from its `dist` into `folder`, in dependency order and under the published scope, with a
 * manifest. Removes tarballs of an earlier run. Calls `onPacked` after each.
 */
export async function packAll(
  folder: string,
  { env = process.env, onPacked }: { env?: NodeJS.ProcessEnv; onPacked?: (one: PackedPackage) => void } = {},
): Promise<PackedFolder> {
  const scope = publishedScope(env)
  const address = repositoryAddress(env)
  mkdirSync(folder, { recursive: true })
  for (const { file } of packedIn(folder)?.packages ?? []) rmSync(path.join(folder, file), { force: true })
  rmSync(path.join(folder, manifestName), { force: true })
  const staged = mkdtempSync(path.join(tmpdir(), 'kit-pack-'))
  try {
    const packages: PackedPackage[] = []
    for (const one of publicPackages) {
      const packed = await packOne(stage(one, staged, scope, address), folder)
      packages.push(packed)
      onPacked?.(packed)
    }
    const manifest: PackedFolder = { scope, packages }
    writeFileSync(path.join(folder, manifestName), `${JSON.stringify(manifest, undefined, 2)}\n`)
    return manifest
  } finally {
    rmSync(staged, { recursive: true, force: true })
  }
}

export const packPackages = async (
  folder: string,
  env?: NodeJS.ProcessEnv,
): Promise<ReadonlyMap<string, string>> => tarballsOf(folder, await packAll(folder, env && { env }))
