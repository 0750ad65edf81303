import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

/**
 * Creates the first state of all operators of a run. Each test file starts with a copy of it, which halves
 * the cost of a start. Modules compiled by Node are kept as well.
 */
export default async function seedOnce(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kit-e2e-seeded-'))
  process.env['NODE_COMPILE_CACHE'] ??= path.join(folder, 'modules')
  const state = path.join(folder, 'state')
  await promisify(execFile)(process.execPath, [
    '--conditions=@kit/source',
    path.join(import.meta.dirname, 'seedState.ts'),
    state,
  ])
  process.env['KIT_SEEDED_STATE'] = state
  return () => rm(folder, { recursive: true, force: true })
}
