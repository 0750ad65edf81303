// Tests a site outside this repository that imports every entry of every package: it reads the output of `npm run
// build` in each dist, never the source. Checks that the types hold and fit together, and that a site may replace
// each package's messages.
import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { publicPackages, root, sourcesOf } from '../workspaces.ts'

/** Sites do not import the sandbox. Its types include those of a database library, which fail this check. */
const imported = publicPackages.filter(({ name }) => name !== '@kit/sandbox')
const entries = imported.flatMap((one) => [...sourcesOf(one).keys()])
/** `@kit/bet-history/feature` exports the feature `betHistory`. */
const features = entries.flatMap((entry, at) => {
  const name = /^@kit\/([\w-]+)\/feature$/.exec(entry)?.[1]
  return name && name !== 'shell'
    ? [`entry${at}.${name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase())}`]
    : []
})
const catalogues = await Promise.all(
  globSync('packages/*/src/{,care/}allMessages.ts', { cwd: root }).map(
    (file) => import(path.join(root, file)) as Promise<{ messages: Record<string, unknown> }>,
  ),
)
const words = catalogues.flatMap(({ messages }) => Object.keys(messages).at(-1) ?? [])
const consumer = `import type { SiteConfig } from '@kit/shell'
import type { Feature } from '@kit/shell/feature'
${entries.map((entry, at) => `import * as entry${at} from '${entry}'`).join('\n')}

export const features: ((...options: never[]) => Feature)[] = [${features.join(', ')}]
export const words: SiteConfig['words'] = { ${words.map((word) => `'${word}': ''`).join(', ')} }
export const all = [${entries.map((_, at) => `entry${at}`).join(', ')}]
`
const project = {
  extends: '../../tsconfig.json',
  compilerOptions: {
    customConditions: [],
    skipLibCheck: false,
    types: [],
    allowImportingTsExtensions: false,
  },
  include: ['consumer.ts'],
  exclude: [],
}

const folder = path.join(root, '.kit/published')
mkdirSync(folder, { recursive: true })
writeFileSync(path.join(folder, 'consumer.ts'), consumer)
writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(project))
process.exit(
  spawnSync('tsc', ['-p', folder], { stdio: 'inherit', shell: process.platform === 'win32' }).status ?? 1,
)
