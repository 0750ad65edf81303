import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { root } from '../workspaces.ts'

interface Manifest {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

const read = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest

/** Links third-party packages of this repository: without a network, and in the versions of its own sites. */
function link(names: readonly string[], modules: string): void {
  for (const name of names) {
    const place = path.join(modules, name)
    const installed = path.join(root, 'node_modules', name)
    if (!existsSync(installed)) throw new Error(`${name} is required but not installed in the repository.`)
    mkdirSync(path.dirname(place), { recursive: true })
    if (!existsSync(place)) symlinkSync(installed, place, 'junction')
  }
}

/**
 * Without a registry: packages of the kit from their tarballs, others from this repository. As strict as some
 * package managers: the site and each package resolve only their own dependencies.
 */
export function installPacked(folder: string, packed: ReadonlyMap<string, string>): void {
  const modules = path.join(folder, 'node_modules')
  const [scope = ''] = [...packed.keys()].map((name) => name.slice(0, name.indexOf('/') + 1))
  const ownOf = (names: readonly string[]) => names.filter((name) => name.startsWith(scope))
  const othersOf = (names: readonly string[]) => names.filter((name) => !name.startsWith(scope))
  const { dependencies, devDependencies } = read(folder)
  const wanted = Object.keys({ ...dependencies, ...devDependencies })
  link(othersOf(wanted), modules)
  const installed = new Set<string>()
  const install = (name: string) => {
    if (installed.has(name)) return
    installed.add(name)
    const tarball = packed.get(name)
    if (!tarball) throw new Error(`${name} is required but not published.`)
    const place = path.join(modules, name)
    mkdirSync(place, { recursive: true })
    execFileSync('tar', ['-xzf', tarball, '-C', place, '--strip-components=1'])
    const own = read(place)
    const needed = Object.keys({ ...own.dependencies, ...own.peerDependencies })
    link(othersOf(needed), path.join(place, 'node_modules'))
    ownOf(needed).forEach(install)
  }
  ownOf(wanted).forEach(install)
}
