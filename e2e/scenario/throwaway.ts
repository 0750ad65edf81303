import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { root, sites } from '../../scripts/workspaces.ts'

const packageFolder = path.join(root, 'packages/throwaway')
const siteFolder = path.join(root, 'sites/throwaway')
const dist = path.join(siteFolder, 'dist')

/** The sites of the repository. Flows run beside the one that adds a site for a while, and it is not there to be served. */
export const standingSites = sites.filter((name) => path.join(root, 'sites', name) !== siteFolder)

/** Takes both folders away again. */
export function removeThrowaway(): void {
  for (const folder of [packageFolder, siteFolder]) rmSync(folder, { recursive: true, force: true })
}

/** Runs one of the project's own tools on the repository as it stands now. Throws with what it says when it fails. */
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

/** What git sees changed in the repository since the throwaway folders are there. */
export const touchedFolders = (): string[] =>
  gitStatus().flatMap((line) => (before.includes(line) ? [] : [line.slice(3)]))

/** Whole at once: a flow that begins beside this one reads every workspace of the repository. */
function addFolder(name: string, folder: string): void {
  const draft = path.join(root, '.kit/throwaway', name)
  cpSync(path.join(root, 'e2e/throwaway', name), draft, { recursive: true })
  renameSync(draft, folder)
}

/**
 * Adds a feature package and a site that lists it to the repository, as a team would: two folders, and nothing else is
 * touched. Returns the folder of the built site.
 */
export function makeThrowaway(): string {
  removeThrowaway()
  before = gitStatus()
  addFolder('package', packageFolder)
  addFolder('site', siteFolder)
  // As npm links workspaces, but inside the site's own folder.
  mkdirSync(path.join(siteFolder, 'node_modules/@kit'), { recursive: true })
  symlinkSync(packageFolder, path.join(siteFolder, 'node_modules/@kit/throwaway'), 'dir')
  runTool(['scripts/site.ts', 'throwaway'])
  return dist
}
