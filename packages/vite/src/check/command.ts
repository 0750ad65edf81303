import { parseArgs } from 'node:util'
import { nearestWord } from '@kit/tokens/define'
import { checkFolder } from './checkFolder.ts'
import { reportOf } from './report.ts'

const usage = `kit check [--site FILE] [--origin URL] [--no-operator]    what is wrong with the site in this folder

  --site FILE     its configuration; default: site.config.ts
  --origin URL    where its pages are, for the operator to allow; default: the address of the configuration,
                  else http://localhost:5173
  --no-operator   asks no operator`

const options = {
  site: { type: 'string', default: 'site.config.ts' },
  origin: { type: 'string' },
  operator: { type: 'boolean', default: true },
  help: { type: 'boolean', default: false },
} as const

/** Reads a command line. Throws a sentence about the first thing that is wrong with it. */
function read(args: readonly string[]) {
  const { tokens } = parseArgs({ args: [...args], options, allowNegative: true, strict: false, tokens: true })
  const known = Object.keys(options)
  for (const token of tokens)
    if (token.kind === 'option' && !known.includes(token.name.replace(/^no-/, ''))) {
      const nearest = nearestWord(token.name, [...known, 'no-operator'])
      throw new Error(
        `${token.rawName} is no flag of kit check${nearest ? `: did you mean --${nearest}?` : ', --help lists them.'}`,
      )
    }
  const { values, positionals } = parseArgs({
    args: [...args],
    options,
    allowNegative: true,
    allowPositionals: true,
  })
  const [command, another] = positionals
  if (!values.help && (command !== 'check' || another !== undefined))
    throw new Error(`kit knows one command, kit check, and not "${positionals.join(' ')}".`)
  if (
    values.origin !== undefined &&
    !(URL.canParse(values.origin) && new URL(values.origin).origin === values.origin)
  )
    throw new Error(`--origin "${values.origin}" is no origin: give one like https://brand.example.`)
  return values
}

/** Runs `kit` in a folder. Resolves with the exit code: 1 where something is wrong. */
export async function command(
  args: readonly string[],
  folder: string,
  print: (text: string) => void,
): Promise<number> {
  try {
    const { site, origin, operator, help } = read(args)
    if (help) {
      print(usage)
      return 0
    }
    const checked = await checkFolder(folder, { site, origin, asksOperator: operator })
    print(reportOf(checked))
    return checked.findings.some(({ isFault }) => isFault) ? 1 : 0
  } catch (error) {
    print(error instanceof Error ? error.message : String(error))
    return 1
  }
}
