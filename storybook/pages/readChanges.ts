import { spawnSync } from 'node:child_process'
import type { Change } from './facts.ts'

const shown = 6

export function changesIn(log: string, folders: readonly string[]): Map<string, Change[]> {
  const found = new Map<string, Change[]>(folders.map((folder) => [folder, []]))
  for (const entry of log.split('\0').filter(Boolean)) {
    const [head = '', ...files] = entry.split('\n').filter(Boolean)
    const [day = '', subject = ''] = head.split('\t')
    for (const [folder, changes] of found)
      if (changes.length < shown && files.some((file) => file.startsWith(`${folder}/`)))
        changes.push({ day, subject })
  }
  return found
}

/** Returns changes, newest first; undefined without git or its history. */
export function readChanges(root: string, folders: readonly string[]): Map<string, Change[]> | undefined {
  const { status, stdout } = spawnSync(
    'git',
    ['log', '--no-merges', '--name-only', '--date=short', '--format=%x00%ad%x09%s', '--', 'packages'],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  return status === 0 ? changesIn(stdout, folders) : undefined
}
