export interface PublishedManifest {
  name: string
  version: string
  license?: string
  type?: string
  files?: string[]
  sideEffects?: unknown
  engines?: { node?: string }
  bin?: Record<string, string>
  exports?: Record<string, string | Record<string, string>>
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

interface Tarball {
  name: string
  version: string
  files: readonly string[]
  /** Packages that are published before it. */
  before: ReadonlySet<string>
}

const always = ['package.json', 'README.md', 'LICENSE.md', 'CHANGELOG.md']

/** Files that a brand team cannot use or should not receive. */
const unwanted = [/(^|\/)src\//, /\.(?:test|stories)\./, /\.tsbuildinfo$/, /(^|\/)api\//, /(^|\/)\.(?!npmrc)/]

const isNamed = (files: readonly string[], target: string): boolean => {
  const [head = '', tail] = target.replace('./', '').split('*')
  return tail === undefined
    ? files.includes(head)
    : files.some((file) => file.startsWith(head) && file.endsWith(tail))
}

export function manifestFaults(
  manifest: PublishedManifest,
  { name, version, files, before }: Tarball,
): string[] {
  const faults: string[] = []
  const expect = (isSo: boolean, sentence: string) => {
    if (!isSo) faults.push(sentence)
  }
  expect(
    manifest.name === name && manifest.version === version,
    'has another name or version than its manifest.',
  )
  for (const file of always) expect(files.includes(file), `has no ${file}.`)
  for (const file of files)
    expect(!unwanted.some((form) => form.test(file)), `holds ${file}, which is for this repository alone.`)
  for (const field of ['license', 'type', 'files', 'sideEffects', 'engines', 'exports'])
    expect(field in manifest, `its package.json has no ${field}.`)
  for (const field of ['scripts', 'devDependencies', 'private'])
    expect(!(field in manifest), `its package.json has ${field}.`)
  for (const target of Object.values(manifest.bin ?? {}))
    expect(isNamed(files, target), `its command ${target} is missing.`)
  for (const [entry, target] of Object.entries(manifest.exports ?? {})) {
    if (typeof target !== 'string') {
      expect(Object.keys(target)[0] === 'types', `${entry} does not name its types first.`)
      expect(
        Object.keys(target).every((condition) => !condition.startsWith('@')),
        `${entry} names sources, which are not published.`,
      )
    }
    for (const one of typeof target === 'string' ? [target] : Object.values(target))
      expect(isNamed(files, one), `${entry} names ${one}, which is missing.`)
  }
  const scope = name.slice(0, name.indexOf('/') + 1)
  for (const [other, range] of Object.entries({ ...manifest.dependencies, ...manifest.peerDependencies })) {
    if (!other.startsWith(scope)) continue
    expect(range === version, `wants ${other} ${range}, and all packages have ${version}.`)
    expect(before.has(other), `is published before ${other}, which it needs.`)
  }
  for (const react of ['react', 'react-dom'])
    expect(
      manifest.peerDependencies?.[react] === undefined ||
        /^\^19\.\d+\.0$/.test(manifest.peerDependencies[react]),
      `wants ${react} ${manifest.peerDependencies?.[react]}.`,
    )
  return faults
}
