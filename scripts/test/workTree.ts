import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { lstatSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../workspaces.ts'

let hash: string | undefined

/**
 * Returns a hash of everything that any gate can depend on. It stays the same within a run, so that the output of one
 * gate does not invalidate the next. Undefined without git.
 */
export function workTree(): string | undefined {
  hash ??= hashOf(root, process.env)
  return hash
}

/** Hashes each file that git has or would add, the version of Node, and the settings in the environment. */
export function hashOf(folder: string, environment: NodeJS.ProcessEnv): string | undefined {
  const { status, stdout } = spawnSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '-z'],
    { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 26 },
  )
  if (status !== 0) return undefined
  const all = createHash('sha256').update(process.version)
  for (const [name, value] of Object.entries(environment).toSorted())
    if (name.startsWith('KIT_')) all.update(`\0${name}=${value}`)
  for (const name of new Set(stdout.split('\0').filter(Boolean).toSorted())) {
    const file = path.join(folder, name)
    all.update(`\0${name}\0`)
    if (lstatSync(file, { throwIfNoEntry: false })?.isFile()) all.update(readFileSync(file))
  }
  return all.digest('hex')
}
