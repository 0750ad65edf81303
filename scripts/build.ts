// `npm run build`: every public package into its dist, each after those it stands on.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { atMost } from './atMost.ts'
import { dependenciesOf, publicPackages, root, type Workspace } from './workspaces.ts'

function build({ folder, name }: Workspace): Promise<void> {
  const child = spawn('npm', ['run', '--silent', 'build', '--', '--silent'], {
    cwd: path.join(root, folder),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  return new Promise((resolve, reject) => {
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${name} could not be built.`))))
  })
}

const inTurn = atMost(2)
const builds = new Map<Workspace, Promise<void>>()
for (const one of publicPackages) {
  const below = dependenciesOf(one).map((dependency) => builds.get(dependency))
  builds.set(
    one,
    Promise.all(below).then(() => inTurn(() => build(one))),
  )
}
try {
  await Promise.all(builds.values())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
