// Checks the content of each tarball as published: packs every package under the kit's scope and under another, and
// reads their lists and files. Takes nothing from this repository.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { packAll, type PackedFolder } from '../outside/packPackages.ts'
import { linkFaults } from './packed/linkFaults.ts'
import { manifestFaults, type PublishedManifest } from './packed/manifestFaults.ts'

const faults: string[] = []
const folder = await mkdtemp(path.join(tmpdir(), 'kit-packed-'))

function unpacked(tarball: string, into: string): Map<string, string> {
  mkdirSync(into, { recursive: true })
  execFileSync('tar', ['-xzf', tarball, '-C', into, '--strip-components=1'])
  return new Map(
    globSync('**/*', { cwd: into, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(into, file).split(path.sep).join('/'), file]),
  )
}

const textFile = /\.(?:[cm]?js|ts|map|json|css|html|md|sql|svg)$/

/** Names of React that are newer than 19.0, the oldest that packages allow. */
const newerNames = new Set([
  'Activity',
  'ViewTransition',
  'cacheSignal',
  'captureOwnerStack',
  'useEffectEvent',
])

const newerReact = (code: string): string[] =>
  [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']react["']/g)]
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim().split(' as ')[0]!))
    .filter((name) => newerNames.has(name))

function examine(packs: string, { scope, packages }: PackedFolder): void {
  const before = new Set<string>()
  for (const { name, version, file, integrity, size } of packages) {
    const say = (fault: string) => faults.push(`${name}: ${fault}`)
    const tarball = readFileSync(path.join(packs, file))
    if (tarball.length !== size) say(`has ${tarball.length} bytes, and packages.json says ${size}.`)
    if (`sha512-${createHash('sha512').update(tarball).digest('base64')}` !== integrity)
      say('has another integrity than packages.json says.')
    const files = unpacked(path.join(packs, file), path.join(folder, scope, name.replace('/', '-')))
    const manifest = JSON.parse(readFileSync(files.get('package.json')!, 'utf8')) as PublishedManifest
    for (const fault of manifestFaults(manifest, { name, version, files: [...files.keys()], before }))
      say(fault)
    for (const [place, at] of files) {
      if (!textFile.test(place)) continue
      const text = readFileSync(at, 'utf8')
      if (scope !== '@kit' && /(?<![\w.@])@kit(?![\w-])/.test(text))
        say(`${place} still names the scope @kit.`)
      const [newer] = place.endsWith('.js') ? newerReact(text) : []
      if (newer) say(`${place} imports ${newer} of React, which 19.0 does not have.`)
      if (!place.endsWith('.map')) for (const fault of linkFaults(place, text, [...files.keys()])) say(fault)
    }
    before.add(name)
  }
  console.log(`  ${packages.length} packages of ${scope} examined`)
}

try {
  for (const scope of ['@kit', '@harbour-team']) {
    const packs = path.join(folder, `${scope}-tarballs`)
    examine(packs, await packAll(packs, { env: { ...process.env, KIT_SCOPE: scope } }))
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
for (const fault of faults) console.error(`  ✗ ${fault}`)
if (faults.length > 0) process.exitCode = 1
