import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './bootstrap.mjs'
import { minAgeDays, newReleases, tooYoung } from './supply-chain/releaseAge.ts'

// `npm run release-age -- [commit]`: fails if package-lock.json has new releases, compared with the commit (default:
// main), that are younger than a week. Requests only those from the registry.
const base = process.argv[2] ?? 'main'
const git = spawnSync('git', ['show', `${base}:package-lock.json`], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
if (git.status !== 0) {
  console.error(`There is no package-lock.json at ${base}.`)
  process.exit(2)
}
const after = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
const releases = newReleases(JSON.parse(git.stdout), after)

function timesOf(name) {
  const { status, stdout } = spawnSync('npm', ['view', name, 'time', '--json', '--loglevel=error'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  return status === 0 ? JSON.parse(stdout || '{}') : undefined
}

const faults = tooYoung(releases, timesOf, Date.now())
for (const fault of faults) console.error(fault)
console.log(`${releases.length} new releases since ${base}; each must be ${minAgeDays} days old.`)
process.exit(faults.length > 0 ? 1 : 0)
