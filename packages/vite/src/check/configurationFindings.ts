import { existsSync, globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { checkSite, OperatorFacts } from '@kit/shell/check'
import type { InlineConfig } from 'vite'
import { kit } from '../kit.ts'
import { runInSite } from '../prerender/siteBundle.ts'
import { placeOf, type Finding } from './finding.ts'

type Checked = Awaited<ReturnType<typeof checkSite>>

/** The entries with every text of the kit's packages that a site has installed: `@kit/betting/words`. */
function wordsEntries(root: string): string[] {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  ) as Record<'dependencies' | 'devDependencies', Record<string, string> | undefined>
  const require = createRequire(path.join(root, 'package.json'))
  return Object.keys({ ...dependencies, ...devDependencies })
    .filter((name) => name.startsWith('@kit/'))
    .flatMap((name) => {
      const { exports } = require(`${name}/package.json`) as { exports: object }
      return Object.keys(exports)
        .filter((entry) => /(?:^|\/)words$/.test(entry))
        .map((entry) => path.posix.join(name, entry))
    })
}

/** The module that checks a site from inside its bundle, where its configuration means something. */
function codeOf(configuration: string, entries: readonly string[]): string {
  const imports = entries.map((entry, index) => `import { messages as words${index} } from '${entry}'`)
  return `${imports.join('\n')}
import { checkSite } from '@kit/shell/check'
import { site } from '${configuration}'
export const run = () => checkSite(site, Object.assign({}, ${entries.map((_, index) => `words${index}`).join(', ')}))
`
}

/** The line of an error that says what is wrong: a bundler prints which plugin met it above, and the code below. */
function sentenceOf(error: unknown): string {
  const text = stripVTControlCharacters(error instanceof Error ? error.message : String(error))
  const lines = text.split('\n').map((line) => line.trim())
  const said = lines.filter(
    (line) => line !== '' && !/^(?:(?:Error: )?Build failed|\[plugin [^\]]*\]$)/.test(line),
  )
  return (said.find((line) => /^\[[A-Z_]+\]/.test(line)) ?? said[0] ?? text).replace(
    /^\[[A-Z_]+\] (?:Error: )?/,
    '',
  )
}

/** What is wrong with the configuration of a site, its texts and its paths, and where its operator is. */
export async function configurationFindings(
  root: string,
  site: string,
  brandFile: string,
): Promise<{ findings: Finding[]; operator?: OperatorFacts }> {
  const hasConfig = globSync('vite.config.{js,mjs,ts,mts}', { cwd: root }).length > 0
  const config: InlineConfig = hasConfig ? { root } : { root, configFile: false, plugins: kit({ site }) }
  const configuration = path.join(root, site).replaceAll(path.sep, '/')
  try {
    const { findings, operator } = await runInSite<Checked>(
      config,
      root,
      codeOf(configuration, wordsEntries(root)),
    )
    const files = { site: path.normalize(site), brand: brandFile }
    return {
      operator,
      findings: findings.map(({ subject, of, name, sentence }) => {
        const file = path.join(root, files[of])
        const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
        return { subject, file: placeOf(files[of], text, name), sentence, isFault: true }
      }),
    }
  } catch (error) {
    const finding = {
      subject: 'configuration',
      file: site,
      sentence: sentenceOf(error),
      isFault: true,
    } as const
    return { findings: [finding] }
  }
}
