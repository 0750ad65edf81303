import { parseArgs } from 'node:util'
import { nearestWord } from '@kit/tokens/define'
import { currencies, kinds, languages } from './answers.ts'

/** Every flag, with its values and purpose. `folder` may also be the first argument without a flag. */
const flags = {
  folder: { takes: 'FOLDER', says: 'where the site is written; default: made from the name' },
  name: { takes: 'NAME', says: 'the brand as players read it, in any script' },
  accent: { takes: "'#RRGGBB'", says: 'the colour that everything else is derived from; default: #1b6fae' },
  kind: { takes: 'KIND', says: `${Object.keys(kinds).join(', ')}; default: b2c` },
  operator: {
    takes: 'ORIGIN',
    says: 'https://operator.example, or sandbox for one on this machine (default)',
  },
  languages: {
    takes: 'LIST',
    says: `of ${Object.keys(languages).join(', ')}, the first shown first; default: en`,
  },
  currency: {
    takes: 'CODE',
    says: `how amounts are written: ${Object.keys(currencies).join(', ')}; default: inr`,
  },
  yes: { says: 'asks nothing: what is not given has its default' },
  registry: {
    takes: 'URL',
    says: 'where the packages of the kit come from; default: where this command came from',
  },
  'no-install': { says: 'writes the files and installs nothing' },
  quiet: { says: 'leaves out how to go on' },
  help: { says: 'this text' },
} as const satisfies Record<string, { takes?: string; says: string }>

type Flag = keyof typeof flags

export interface Given {
  folder?: string | undefined
  name?: string | undefined
  accent?: string | undefined
  kind?: string | undefined
  operator?: string | undefined
  languages?: string | undefined
  currency?: string | undefined
  registry?: string | undefined
  yes: boolean
  isInstalling: boolean
  isQuiet: boolean
  wantsHelp: boolean
}

export const usage = [
  'npm create @kit/site -- [FOLDER] [FLAGS]    a site of the kit in a folder of its own',
  '',
  ...Object.entries<{ takes?: string; says: string }>(flags).map(
    ([name, { takes = '', says }]) => `  ${`--${name} ${takes}`.padEnd(24)} ${says}`,
  ),
  '',
  ...Object.entries(kinds).map(([kind, says]) => `  ${kind.padEnd(12)} ${says}`),
].join('\n')

const takesValue = (name: string) => Object.hasOwn(flags, name) && 'takes' in flags[name as Flag]

/** Throws a sentence about the first error. */
export function readFlags(args: readonly string[]): Given {
  const { tokens } = parseArgs({
    args: [...args],
    strict: false,
    tokens: true,
    options: Object.fromEntries(
      Object.keys(flags).map((name) => [name, { type: takesValue(name) ? 'string' : 'boolean' }] as const),
    ),
  })
  const values = new Map<string, string | undefined>()
  const words: string[] = []
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value)
    if (token.kind !== 'option') continue
    const { name, value, rawName } = token
    if (!Object.hasOwn(flags, name)) {
      const nearest = nearestWord(name, Object.keys(flags))
      throw new Error(
        `${rawName} is not a flag of this command${nearest ? `: did you mean --${nearest}?` : ', --help lists them.'}`,
      )
    }
    if (takesValue(name) && (value === undefined || value === '' || value.startsWith('--')))
      throw new Error(
        `--${name} needs a value after it: --${name} ${(flags[name as Flag] as { takes: string }).takes}.`,
      )
    if (!takesValue(name) && value !== undefined)
      throw new Error(`--${name} takes no value, and was given "${value}".`)
    if (values.has(name)) throw new Error(`--${name} is given twice.`)
    values.set(name, value)
  }
  const [word, another] = words
  if (another !== undefined)
    throw new Error(
      `"${another}" is one word too many: put a name of several words in quotes, --name "Blue Harbour".`,
    )
  if (word !== undefined && values.has('folder'))
    throw new Error(`The folder is given twice, as ${word} and as --folder ${values.get('folder')}.`)
  return {
    folder: word ?? values.get('folder'),
    name: values.get('name'),
    accent: values.get('accent'),
    kind: values.get('kind'),
    operator: values.get('operator'),
    languages: values.get('languages'),
    currency: values.get('currency'),
    registry: values.get('registry'),
    yes: values.has('yes'),
    isQuiet: values.has('quiet'),
    isInstalling: !values.has('no-install'),
    wantsHelp: values.has('help'),
  }
}
