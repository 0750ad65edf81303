// Some registries serve only the platform packages of the requesting machine, and npm then leaves the others out of
// the lockfile, which `npm ci` refuses on other machines. This adds each missing optional platform package as an
// optional entry.
import { readFileSync, writeFileSync } from 'node:fs'

const systems = [
  'darwin',
  'win32',
  'android',
  'freebsd',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'aix',
  'linux',
]
const processors = [
  'arm64',
  'x64',
  'ia32',
  'arm',
  'ppc64',
  'riscv64',
  's390x',
  'loong64',
  'mips64el',
  'mipsel',
  'wasm32',
]
const lockFile = new URL('../package-lock.json', import.meta.url)
const lock = JSON.parse(readFileSync(lockFile, 'utf8'))
const packages = lock.packages

/** Returns the package as Node resolves it from folder `from`. */
function resolved(from, name) {
  for (let folder = from; ;) {
    const entry = packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]
    if (entry || !folder) return entry
    folder = folder.includes('/node_modules/') ? folder.slice(0, folder.lastIndexOf('/node_modules/')) : ''
  }
}

let added = 0
for (const [folder, owner] of Object.entries({ ...packages })) {
  for (const [name, version] of Object.entries(owner.optionalDependencies ?? {})) {
    const present = resolved(folder, name)
    const exact = /^\d/.test(version)
    if (!exact || present?.version === version) continue
    const words = name.toLowerCase().split(/[^a-z0-9]+/)
    const os = systems.filter((system) => words.includes(system))
    const cpu = processors.filter((processor) => words.includes(processor))
    const place = packages[`node_modules/${name}`] ? `${folder}/node_modules/${name}` : `node_modules/${name}`
    packages[place] = {
      version,
      ...(cpu.length > 0 && { cpu }),
      ...(owner.dev && { dev: true }),
      optional: true,
      os: os.length > 0 ? os : ['none'],
      ...(words.includes('musl') && { libc: ['musl'] }),
    }
    added += 1
  }
}
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${added} platform packages added to package-lock.json`)
