import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { root, sites } from '../../scripts/workspaces.ts'

const packageFolder = path.join(root, 'packages/throwaway')
const siteFolder = path.join(root, 'sites/throwaway')
const dist = path.join(siteFolder, 'dist')

/**
 * The sites of the repository, without the temporary one: flows run in parallel with the flow that adds it, and it
 * cannot be served.
 */
export const standingSites = sites.filter((name) => path.join(root, 'sites', name) !== siteFolder)

export function removeThrowaway(): void {
  for (const folder of [packageFolder, siteFolder]) rmSync(folder, { recursive: true, force: true })
}

/** Throws with its output if it fails. */
export function runTool(args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--conditions=@kit/source', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) throw new Error(`${args.join(' ')} failed:\n${stdout}${stderr}`)
  return stdout
}

const gitStatus = () =>
  spawnSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' }).stdout.split('\n')

let before: string[] = []

/** According to git, since the throwaway folders were created. */
export const touchedFolders = (): string[] =>
  gitStatus().flatMap((line) => (before.includes(line) ? [] : [line.slice(3)]))

/**
 * Moves a complete folder at once, because a flow that starts in parallel reads every workspace of the
 * repository.
 */
function addFolder(name: string, folder: string): void {
  const draft = path.join(root, '.kit/throwaway', name)
  cpSync(path.join(root, 'e2e/throwaway', name), draft, { recursive: true })
  renameSync(draft, folder)
}

/**
 * Adds a feature package and a site that lists it to the repository, like a team would: two folders, and
 * nothing else is changed. Returns the folder of the built site.
 */
export function makeThrowaway(): string {
  removeThrowaway()
  before = gitStatus()
  addFolder('package', packageFolder)
  addFolder('site', siteFolder)
  // Like npm's links of workspaces, but inside the site's own folder.
  mkdirSync(path.join(siteFolder, 'node_modules/@kit'), { recursive: true })
  symlinkSync(packageFolder, path.join(siteFolder, 'node_modules/@kit/throwaway'), 'dir')
  runTool(['scripts/site.ts', 'throwaway'])
  return dist
}
