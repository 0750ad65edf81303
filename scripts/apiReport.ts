// Compares the published types of every public entry, in each dist that `npm run build` wrote, with the reports in
// the package's folder `api`. Fails if one differs; with --accept it writes the reports.
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor'
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { publicPackages, root, type Workspace } from './workspaces.ts'

const isAccepted = process.argv.includes('--accept')
const silent = { default: { logLevel: ExtractorLogLevel.None } }

type Entry = [report: string, types: string]

/**
 * Returns the types of each entry of a package, and the name of its report: `contract.api.md` is that of
 * `@kit/sdk/contract`.
 */
function typesOf({ name, folder, manifest }: Workspace): Entry[] {
  return Object.entries(manifest.exports ?? {}).flatMap(([entry, target]) => {
    const types = typeof target === 'string' ? undefined : target['types']
    if (types === undefined) return []
    const file = path.join(root, folder, types)
    if (!existsSync(file)) throw new Error(`${name} is not built: npm run build`)
    const report = entry === '.' ? 'index' : entry.slice(2).replaceAll('/', '.')
    return [[`${report}.api.md`, file] satisfies Entry]
  })
}

const madeIn = ({ folder }: Workspace) => path.join(root, '.kit/api', path.basename(folder))

function configOf(one: Workspace, types: readonly Entry[], [report, file]: Entry) {
  const place = path.join(root, one.folder)
  return ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: path.join(place, 'package.json'),
    configObject: {
      projectFolder: place,
      mainEntryPointFilePath: file,
      newlineKind: 'lf',
      compiler: {
        skipLibCheck: true,
        overrideTsconfig: {
          compilerOptions: {
            target: 'es2023',
            lib: ['es2023', 'dom', 'dom.iterable'],
            module: 'esnext',
            moduleResolution: 'bundler',
            jsx: 'react-jsx',
            strict: true,
            skipLibCheck: true,
            types: ['node'],
          },
          files: types.map(([, other]) => other),
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: report,
        // Written below, without what is not part of the API.
        reportFolder: path.join(madeIn(one), 'none'),
        reportTempFolder: madeIn(one),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: silent,
        extractorMessageReporting: silent,
        tsdocMessageReporting: silent,
      },
    },
  })
}

/** Returns the report without texts, but with their keys and the placeholders of each text. */
function withoutTexts(report: string): string {
  return report.replaceAll(
    /^( +(?:readonly )?'[\w-]+(?:\.[\w-]+)+': )"((?:[^"\\]|\\.)*)";$/gm,
    (_line, key, text) => {
      const values = [...String(text).matchAll(/\{(\w+)/g)].map(([, value = '']) => `{${value}}`)
      return `${key}"${[...new Set(values)].toSorted().join(' ')}";`
    },
  )
}

/** Consecutive members of one object, one per line. */
const member = String.raw`(?:readonly )?(?:"[^"\n]*"|'[^'\n]*'|[\w$-]+)\??: [^\n]*;\n`
const neighbours = new RegExp(String.raw`^( +)${member}(?:^\1${member})+`, 'gm')

/** Sorts neighbouring one-line members, and the strings of a union: the compiler orders both by its reading order. */
function inOneOrder(report: string): string {
  const unions = report.replaceAll(/"[^"\n|]*"(?: \| "[^"\n|]*")+/g, (union) =>
    union.split(' | ').toSorted().join(' | '),
  )
  return unions.replaceAll(neighbours, (members) =>
    members.trimEnd().split('\n').toSorted().join('\n').concat('\n'),
  )
}

/** Returns reports by name. Runs in a separate process: packages that depend on it widen its types. */
function reportsOn(one: Workspace): Map<string, string> {
  const types = typesOf(one)
  const [first] = types
  if (!first) return new Map()
  const compilerState = CompilerState.create(configOf(one, types, first), {
    additionalEntryPoints: types.map(([, file]) => file),
  })
  return new Map(
    types.map((entry) => {
      Extractor.invoke(configOf(one, types, entry), {
        compilerState,
        messageCallback: (message) => void (message.handled = true),
      })
      const [report] = entry
      const made = readFileSync(path.join(madeIn(one), report), 'utf8')
      return [
        report,
        inOneOrder(withoutTexts(made).replaceAll(/^ *\/\/ \(undocumented\)\n| \(undocumented\)$/gm, '')),
      ]
    }),
  )
}

function differencesOf(one: Workspace): string[] {
  const folder = path.join(root, one.folder, 'api')
  const reports = reportsOn(one)
  mkdirSync(folder, { recursive: true })
  const names = new Set([...reports.keys(), ...globSync('*', { cwd: folder })])
  return [...names].flatMap((name) => {
    const file = path.join(folder, name)
    const report = reports.get(name)
    const accepted = existsSync(file) ? readFileSync(file, 'utf8') : undefined
    if (report === accepted) return []
    const made = path.join(madeIn(one), name)
    if (report !== undefined) writeFileSync(isAccepted ? file : made, report)
    else if (isAccepted) rmSync(file)
    const shown = path.relative(root, file)
    if (report === undefined) return [`${shown} is of an entry that there is no more.`]
    if (accepted === undefined) return [`${shown} is new.`]
    if (isAccepted) return [`${shown} has changed.`]
    const { stdout } = spawnSync(
      'git',
      ['diff', '--no-index', '--unified=2', shown, path.relative(root, made)],
      {
        cwd: root,
        encoding: 'utf8',
      },
    )
    return [stdout]
  })
}

const differences = publicPackages.flatMap((one) => differencesOf(one))
for (const difference of differences) console.log(difference)
if (differences.length > 0 && !isAccepted) {
  console.error(
    'Public types differ from the accepted reports. After an intended change: npm run api:accept (docs/releases.md).',
  )
  process.exit(1)
}
