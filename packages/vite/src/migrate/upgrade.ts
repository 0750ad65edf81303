import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const scope = '@kit/'
const lockFiles = { 'pnpm-lock.yaml': 'pnpm', 'yarn.lock': 'yarn', 'bun.lock': 'bun' } as const

type Dependencies = Record<string, string>
interface Manifest {
  dependencies?: Dependencies
  devDependencies?: Dependencies
  scripts?: Record<string, string>
}

interface Ended {
  code: number | null
  text: string
}

function run(folder: string, program: string, args: readonly string[]): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      env: { ...process.env, NODE_ENV: 'development' },
    })
    let text = ''
    const hear = (chunk: Buffer) => (text += chunk.toString())
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('error', ({ message }) => resolve({ code: 1, text: message }))
    child.once('close', (code) => resolve({ code, text }))
  })
}

const managerOf = (folder: string): string =>
  Object.entries(lockFiles).find(([file]) => existsSync(path.join(folder, file)))?.[1] ?? 'npm'

const ofKit = ({ dependencies, devDependencies }: Manifest): [string, string][] =>
  Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) => name.startsWith(scope))

/**
 * Returns a manifest with another version of the kit's packages. A range keeps its prefix, the file its indentation.
 */
export function withVersion(text: string, version: string): string {
  const manifest = JSON.parse(text) as Manifest
  for (const dependencies of [manifest.dependencies, manifest.devDependencies])
    for (const [name, range] of Object.entries(dependencies ?? {}))
      if (name.startsWith(scope) && dependencies)
        dependencies[name] = `${/^[~^]/.exec(range)?.[0] ?? ''}${version}`
  const indentation = /^[\t ]+/m.exec(text)?.[0] ?? 2
  return `${JSON.stringify(manifest, undefined, indentation)}${text.endsWith('\n') ? '\n' : ''}`
}

/**
 * Returns the entries of a changelog after a version, the newest first; all of them if it does not have the version.
 */
export function entriesAfter(changelog: string, version: string): string {
  const [, ...entries] = changelog.split(/^(?=## )/m)
  const at = entries.findIndex((entry) => entry.startsWith(`## ${version}\n`))
  return entries
    .slice(0, at < 0 ? undefined : at)
    .join('')
    .trim()
}

const versionIn = (folder: string, name: string): string | undefined => {
  const file = path.join(folder, 'node_modules', name, 'package.json')
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
    : undefined
}

/** Prints only entries after the installed release. */
function printChanges(
  folder: string,
  before: ReadonlyMap<string, string | undefined>,
  print: (text: string) => void,
) {
  for (const [name, old] of before) {
    const file = path.join(folder, 'node_modules', name, 'CHANGELOG.md')
    const entries = old !== undefined && existsSync(file) ? entriesAfter(readFileSync(file, 'utf8'), old) : ''
    if (entries !== '') print(`\n${name}\n${entries.replaceAll(/^/gm, '  ')}`)
  }
}

/**
 * Installs one version of all packages, runs the codemods of the new release, and checks the site. Resolves
 * with true if the site is valid afterwards. If the installation fails, `package.json` stays. With `isTrial`
 * it only prints.
 */
export async function upgrade(
  folder: string,
  { target, isTrial }: { target: string; isTrial: boolean },
  print: (text: string) => void,
): Promise<boolean> {
  const file = path.join(folder, 'package.json')
  const text = readFileSync(file, 'utf8')
  const manifest = JSON.parse(text) as Manifest
  const named = ofKit(manifest)
  if (named.length === 0)
    throw new Error(`The package.json in ${folder} names no package of ${scope.slice(0, -1)}.`)
  const asked = await run(folder, 'npm', [
    'view',
    `${scope}vite@${target}`,
    'version',
    '--json',
    '--loglevel=error',
  ])
  const version = /"(\d[^"]*)"\s*\]?\s*$/.exec(asked.text.trim())?.[1]
  if (asked.code !== 0 || version === undefined)
    throw new Error(
      `No version "${target}" of ${scope}vite was found in the registry of this folder (.npmrc):\n${asked.text.trim()}`,
    )
  const before = new Map(named.map(([name]) => [name, versionIn(folder, name)]))
  const raised = withVersion(text, version)
  if (raised === text && [...before.values()].every((installed) => installed === version)) {
    print(`All packages of ${scope.slice(0, -1)} are at ${version}.`)
    return true
  }
  for (const [name, range] of named) print(`${name}  ${before.get(name) ?? range} → ${version}`)
  if (isTrial) return true
  writeFileSync(file, raised)
  const manager = managerOf(folder)
  print(`\nInstalling with ${manager} ...`)
  const installed = await run(folder, manager, ['install'])
  if (installed.code !== 0) {
    writeFileSync(file, text)
    throw new Error(
      `The packages could not be installed, and package.json is as before:\n${installed.text.trim()}`,
    )
  }
  printChanges(folder, before, print)
  // The command of the new release: it has the codemods.
  const kit = path.join(folder, 'node_modules', `${scope}vite`, 'dist/bin.js')
  const migrated = await run(folder, process.execPath, [kit, 'migrate'])
  print(`\nkit migrate\n${migrated.text.trim()}`)
  const hasCheck = manifest.scripts?.['check'] !== undefined
  const checked = hasCheck
    ? await run(folder, manager, ['run', 'check'])
    : await run(folder, process.execPath, [kit, 'check'])
  print(`\n${hasCheck ? `${manager} run check` : 'kit check'}\n${checked.text.trim()}`)
  const isRight = migrated.code === 0 && checked.code === 0
  print(
    isRight
      ? `\nThe site is at ${version}. Run its tests next.`
      : `\nThe site is at ${version}. The items above remain to be done.`,
  )
  return isRight
}
