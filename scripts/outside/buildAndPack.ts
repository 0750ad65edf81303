import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { root } from '../workspaces.ts'
import { kilobytes } from './commandLine.ts'
import { packAll, type PackedFolder } from './packPackages.ts'
import { StepFailed, type Progress } from './progress.ts'
import { repositoryAddress } from './repository.ts'

function build(say: Progress['say']): Promise<void> {
  const child = spawn(process.execPath, ['scripts/build.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (/^@[\w-]+\/[\w-]+: built in /.test(line)) say(line)
  })
  child.stderr.on('data', (text: Buffer) => (said += text.toString()))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) return resolve()
      const lines = said.trim().split('\n').slice(-20).join('\n')
      reject(
        new StepFailed(`The packages could not be built:\n${lines}`, 'run `npm run build` to see all of it.'),
      )
    })
  })
}

/** Builds only what has changed. */
export async function buildAndPack(folder: string, { step, say }: Progress): Promise<PackedFolder> {
  await step('build', () => build(say))
  return step('pack', async () => {
    const packed = await packAll(folder, {
      onPacked: ({ name, version, files, size }) =>
        say(`${name}@${version}: ${files} files, ${kilobytes(size)}`),
    })
    if (!repositoryAddress())
      say('They name no repository: this clone has no remote origin, and KIT_REPOSITORY is not set.')
    return packed
  })
}
