// `npm run build`: builds every public package into its dist, each after its dependencies.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { atMost } from './atMost.ts'
import { fingerprint } from './fingerprint.ts'
import { stamp } from './stamp.ts'
import { dependenciesOf, inBuildOrder, publicPackages, root, type Workspace } from './workspaces.ts'

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

/** A package without dependencies bundles its development dependencies, so it is built after them. */
const neededBy = (one: Workspace): Workspace[] => {
  const { dependencies, devDependencies = {} } = one.manifest
  return [
    ...dependenciesOf(one),
    ...publicPackages.filter(({ name }) => !dependencies && name in devDependencies),
  ]
}

const sourcesOf = (one: Workspace) =>
  fingerprint([
    'package-lock.json',
    'tsup.library.ts',
    'scripts/library.ts',
    'scripts/library',
    'scripts/program.ts',
    ...inBuildOrder([...neededBy(one), one]).map(({ folder }) => folder),
  ])
const resultOf = ({ folder }: Workspace) => fingerprint([`${folder}/dist`], [])

async function buildUnlessBuilt(one: Workspace): Promise<void> {
  const built = stamp(`build ${one.name}`)
  const sources = sourcesOf(one)
  if (built.holds(`${sources} ${resultOf(one)}`)) return
  const begun = performance.now()
  await build(one)
  console.log(`${one.name}: built in ${((performance.now() - begun) / 1000).toFixed(1)} s`)
  built.write(`${sources} ${resultOf(one)}`)
}

const inTurn = atMost(2)
const builds = new Map<Workspace, Promise<void>>()
for (const one of publicPackages) {
  const below = neededBy(one).map((dependency) => builds.get(dependency))
  builds.set(
    one,
    Promise.all(below).then(() => inTurn(() => buildUnlessBuilt(one))),
  )
}
try {
  await Promise.all(builds.values())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
