import { execFile, execFileSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { startRegistry } from '../../outside/registry.ts'

/** Versions of the test: the current packages, and a later release. */
const next = '99.0.0'
const word = { old: 'shell.back', renamed: 'shell.goBack' }

const execute = promisify(execFile)

/** Asynchronous, because the registry answers in this process. */
async function run(program: string, args: string[], cwd: string): Promise<{ code: number; text: string }> {
  try {
    const { stdout } = await execute(program, args, { cwd })
    return { code: 0, text: stdout }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, text: stdout + stderr }
  }
}

/** Throws if there is nothing to change. */
function change(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(file, 'utf8')
  const changed = text.replace(from, to)
  if (changed === text) throw new Error(`${file} has no ${from}: the test of kit upgrade changes it.`)
  writeFileSync(file, changed)
}

/** Makes the next release of a packed package: a message has another key, and a type is narrower. */
function nextRelease(tarball: string, name: string, folder: string, scope: string, version: string): string {
  const unpacked = mkdtempSync(path.join(folder, 'next-'))
  execFileSync('tar', ['-xzf', tarball, '-C', unpacked])
  const own = path.join(unpacked, 'package')
  const manifest = path.join(own, 'package.json')
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replaceAll(`"${version}"`, `"${next}"`))
  change(
    path.join(own, 'CHANGELOG.md'),
    /^(# .+\n)\n?/,
    `$1\n## ${next}\n\n- The word \`${word.old}\` is \`${word.renamed}\`.\n\n`,
  )
  if (name === `${scope}/vite`)
    change(
      path.join(own, 'dist/bin.js'),
      /renamedWords = \{\s*\}/,
      `renamedWords = { '${word.old}': '${word.renamed}' }`,
    )
  const quoted = new RegExp(`(["'])${word.old.replace('.', String.raw`\.`)}\\1`, 'g')
  for (const file of globSync('dist/**/*.{js,ts}', { cwd: own }).map((name) => path.join(own, name))) {
    if (name === `${scope}/vite`) continue
    const text = readFileSync(file, 'utf8')
    if (text.includes(word.old)) writeFileSync(file, text.replaceAll(quoted, `$1${word.renamed}$1`))
  }
  const made = path.join(folder, `${path.basename(tarball)}-next.tgz`)
  execFileSync('tar', ['-czf', made, '-C', unpacked, 'package'])
  rmSync(unpacked, { recursive: true })
  return made
}

/**
 * Upgrades a created site with `kit upgrade` to a later release from a registry on loopback. Returns the faults of
 * the result.
 */
export async function faultsOfUpgrade(
  site: string,
  packed: ReadonlyMap<string, string>,
  scope: string,
): Promise<string[]> {
  const folder = mkdtempSync(path.join(path.dirname(site), 'upgrade-'))
  const manifest = path.join(site, 'package.json')
  const before = JSON.parse(readFileSync(manifest, 'utf8')) as { dependencies: Record<string, string> }
  const version = before.dependencies[`${scope}/shell`] ?? ''
  mkdirSync(folder, { recursive: true })
  const releases = new Map(
    [...packed].map(([name, tarball]) => [name, nextRelease(tarball, name, folder, scope, version)]),
  )
  change(
    path.join(site, 'site.config.ts'),
    'export const site = defineSite({',
    `export const site = defineSite({\n  words: { '${word.old}': 'Return' },`,
  )
  const both = [...packed, ...[...releases].map(([name, tarball]) => [`${name}@next`, tarball] as const)]
  const registry = await startRegistry(new Map(both))
  try {
    const npmrc = path.join(site, '.npmrc')
    writeFileSync(
      npmrc,
      `registry=${registry.origin}/\n${scope}:registry=${registry.origin}/\npackage-lock=false\naudit=false\nfund=false\n`,
    )
    // As npm installs it, without links into this repository.
    rmSync(path.join(site, 'node_modules'), { recursive: true, force: true })
    const installed = await run('npm', ['install', '--loglevel=error'], site)
    if (installed.code !== 0)
      return [`The site of the test of kit upgrade cannot be installed.\n${installed.text}`]
    const kit = path.join(site, `node_modules/${scope}/vite/dist/bin.js`)
    const trial = await run(process.execPath, [kit, 'upgrade', '--dry-run'], site)
    const answer = await run(process.execPath, [kit, 'upgrade'], site)
    const config = readFileSync(path.join(site, 'site.config.ts'), 'utf8')
    const after = JSON.parse(readFileSync(manifest, 'utf8')) as typeof before
    const is = {
      'a trial that says what it would raise':
        trial.code === 0 && trial.text.includes(`${scope}/shell  ${version} → ${next}`),
      'every package raised': Object.entries(after.dependencies).every(
        ([name, range]) => !name.startsWith(`${scope}/`) || range === next,
      ),
      'the new packages': readFileSync(
        path.join(site, `node_modules/${scope}/ui/package.json`),
        'utf8',
      ).includes(`"version": "${next}"`),
      'what changed, in the report': answer.text.includes(`The word \`${word.old}\` is \`${word.renamed}\`.`),
      'the renamed word': config.includes(`'${word.renamed}': 'Return'`),
      'a check that finds nothing wrong': answer.code === 0 && answer.text.includes('npm run check'),
    }
    return Object.entries(is).flatMap(([what, isThere]) =>
      isThere ? [] : [`An upgraded site lacks ${what}.\n${trial.text}\n${answer.text}`],
    )
  } finally {
    registry.close()
  }
}
