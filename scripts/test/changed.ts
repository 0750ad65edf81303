import { spawnSync } from 'node:child_process'
import { inBuildOrder, root, workspaces, type Workspace } from '../workspaces.ts'

const git = (...args: string[]): string[] => {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`)
  return stdout.split('\n').filter(Boolean)
}

/** Returns the files that differ from a commit, committed or not, and new files that git does not ignore. */
const changedFiles = (base: string): string[] => [
  ...git('diff', '--name-only', base),
  ...git('ls-files', '--others', '--exclude-standard'),
]

/** Includes its dependencies and its test tools. */
function isTouched(workspace: Workspace, files: readonly string[]): boolean {
  const { devDependencies = {} } = workspace.manifest
  const testedWith = workspaces.filter(({ name }) => name in devDependencies)
  return inBuildOrder([workspace, ...testedWith]).some(({ folder }) =>
    files.some((file) => file.startsWith(`${folder}/`)),
  )
}

/**
 * Returns the folders of the workspaces that the changes since a commit can break; all if the change concerns the
 * repository.
 */
export function touchedFolders(base: string): ReadonlySet<string> {
  const files = changedFiles(base)
  const isOfTheWhole = files.some((file) =>
    ['package-lock.json', 'tsconfig.json', 'vitest.config.ts'].includes(file),
  )
  return new Set(
    workspaces.filter((one) => isOfTheWhole || isTouched(one, files)).map(({ folder }) => folder),
  )
}
