import { spawnSync } from 'node:child_process'
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { CompareError } from './request.ts'

export interface Checkout {
  folder: string
  /** True if it has the same dependencies as the working tree, whose installed ones it then uses. */
  hasSameDependencies: boolean
  remove: () => void
}

/**
 * Links the installed packages of one copy of the repository into another. Packages of the kit are linked to
 * the other's own, because both would be rendered with the same code otherwise.
 */
export function linkModules(from: string, to: string): void {
  const link = (target: string, file: string) => symlinkSync(target, file, 'junction')
  mkdirSync(path.join(to, 'node_modules/@kit'), { recursive: true })
  for (const name of readdirSync(path.join(from, 'node_modules')))
    if (name !== '@kit') link(path.join(from, 'node_modules', name), path.join(to, 'node_modules', name))
  for (const manifest of globSync('{packages,sites}/*/package.json', { cwd: to })) {
    const { name } = JSON.parse(readFileSync(path.join(to, manifest), 'utf8')) as { name: string }
    if (name.startsWith('@kit/'))
      link(path.join(to, path.dirname(manifest)), path.join(to, 'node_modules', name))
  }
  for (const inner of globSync('{packages/*,sites/*,storybook}/node_modules', { cwd: from }))
    if (existsSync(path.join(to, path.dirname(inner)))) link(path.join(from, inner), path.join(to, inner))
}

/** Checks out to a temporary folder, in addition to the working tree. Call `remove` at the end. */
export function checkOut(root: string, commit: string): Checkout {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'kit-compare-')), 'before')
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  const remove = () => {
    git('worktree', 'remove', '--force', folder)
    rmSync(path.dirname(folder), { recursive: true, force: true })
  }
  const { status, stderr } = git('worktree', 'add', '--detach', folder, commit)
  if (status !== 0) {
    remove()
    throw new CompareError(`The commit could not be checked out:\n${stderr}`)
  }
  linkModules(root, folder)
  const lock = (at: string) => readFileSync(path.join(at, 'package-lock.json'), 'utf8')
  return { folder, hasSameDependencies: lock(root) === lock(folder), remove }
}
