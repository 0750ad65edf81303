import { existsSync, globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { checkSite, OperatorFacts } from '@kit/shell/check'
import { createLogger, loadConfigFromFile, type InlineConfig, type Plugin } from 'vite'
import { kit, settingsName } from '../kit.ts'
import { runInSite } from '../prerender/siteBundle.ts'
import { placeOf, type Finding } from './finding.ts'
import { placeOfError, siteFault } from './siteFault.ts'
import { siteManifest } from './siteManifest.ts'

/** The findings report what a bundler would print. */
const silent = createLogger('silent')

type Checked = Awaited<ReturnType<typeof checkSite>>

/** Returns the entries of words, for example `@kit/betting/words`. */
function wordsEntries(root: string): string[] {
  const { dependencies, devDependencies } = siteManifest(root)
  const require = createRequire(path.join(root, 'package.json'))
  return Object.keys({ ...dependencies, ...devDependencies })
    .filter((name) => name.startsWith('@kit/'))
    .flatMap((name) => {
      let exports: object
      try {
        ;({ exports } = require(`${name}/package.json`) as { exports: object })
      } catch {
        throw new Error(`${name} is in package.json but not installed. Run npm install.`)
      }
      return Object.keys(exports)
        .filter((entry) => /(?:^|\/)words$/.test(entry))
        .map((entry) => path.posix.join(name, entry))
    })
}

/** Returns the module that checks a site from inside its bundle, where its configuration can be evaluated. */
function codeOf(configuration: string, entries: readonly string[]): string {
  const imports = entries.map((entry, index) => `import { messages as words${index} } from '${entry}'`)
  return `${imports.join('\n')}
import { checkSite } from '@kit/shell/check'
import { site } from '${configuration}'
export const run = () => checkSite(site, Object.assign({}, ${entries.map((_, index) => `words${index}`).join(', ')}))
`
}

/** Replaces `defineSite` with a version that refuses nothing: the check reports a sentence for each fault. */
function asGiven(configuration: string): Plugin {
  const given = '\0kit-given-site'
  return {
    name: 'kit-given-site',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === '@kit/shell' && importer === configuration ? given : undefined,
    load: (id) =>
      id === given
        ? "export * from '@kit/shell'\nexport { givenSite as defineSite } from '@kit/shell/check'"
        : undefined,
  }
}

/** Time limit for evaluating a site, in ms. */
const mostMs = 60_000

function inTime<Value>(work: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () =>
        reject(
          new Error(
            `It could not be read within ${mostMs / 1000} s: does it await a promise that never settles?`,
          ),
        ),
      mostMs,
    )
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

async function viteConfigFault(root: string, file: string): Promise<Finding | undefined> {
  const subject = 'configuration'
  try {
    const loaded = await inTime(
      loadConfigFromFile(
        { command: 'build', mode: 'production' },
        path.join(root, file),
        root,
        'silent',
        silent,
      ),
    )
    const plugins = (await Promise.all([loaded?.config.plugins].flat(9))).flat(9) as ({
      name?: string
    } | null)[]
    if (plugins.some((plugin) => plugin?.name === settingsName)) return undefined
    const sentence = 'It has no plugins of the kit: plugins: [kit()], of @kit/vite.'
    return { subject, file, sentence, isFault: true }
  } catch (error) {
    return { subject, ...siteFault(error, root, file), isFault: true }
  }
}

/** Includes messages, paths, and the address of the operator. */
export async function configurationFindings(
  root: string,
  site: string,
  brandFile: string,
): Promise<{ findings: Finding[]; operator?: OperatorFacts }> {
  const [ownConfig] = globSync('vite.config.{js,mjs,ts,mts}', { cwd: root })
  const refused = ownConfig === undefined ? undefined : await viteConfigFault(root, ownConfig)
  if (refused) return { findings: [refused] }
  const config: InlineConfig = ownConfig ? { root } : { root, configFile: false, plugins: kit({ site }) }
  const configuration = path.join(root, site).replaceAll(path.sep, '/')
  try {
    const { findings, operator } = await inTime(
      runInSite<Checked>(
        { ...config, plugins: [...(config.plugins ?? []), asGiven(configuration)], customLogger: silent },
        root,
        codeOf(configuration, wordsEntries(root)),
      ),
    )
    const files = { site: path.normalize(site), brand: brandFile }
    return {
      ...(operator && { operator }),
      findings: findings.map(({ subject, of, name, sentence, thrown }) => {
        const thrownAt = thrown === undefined ? undefined : placeOfError(thrown, root)
        if (thrownAt) return { subject, file: thrownAt, sentence, isFault: true }
        const file = path.join(root, files[of])
        const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
        return { subject, file: placeOf(files[of], text, name), sentence, isFault: true }
      }),
    }
  } catch (error) {
    return { findings: [{ subject: 'configuration', ...siteFault(error, root, site), isFault: true }] }
  }
}
