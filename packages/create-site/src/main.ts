import path from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { intro, spinner } from '@clack/prompts'
import { accentMoves, hexOf } from './accent.ts'
import type { CurrencyName, Kind, Language, SiteAnswers } from './answers.ts'
import { checks, listOf, type Question } from './checks.ts'
import { defaultsFor } from './defaults.ts'
import { ignoreFile, missingIgnores } from './files/ignoreFile.ts'
import { withoutKept } from './files/keptFiles.ts'
import { missingPin, yarnrcFile } from './files/registryFiles.ts'
import { siteFiles } from './files/siteFiles.ts'
import { readFlags, usage, type Given } from './flags.ts'
import { idOf } from './idOf.ts'
import { nextSteps } from './nextSteps.ts'
import { installFaultOf } from './installFault.ts'
import {
  install,
  installArguments,
  packageManagerOf,
  repositoryAbove,
  workspacesAbove,
  type PackageManager,
} from './packageManager.ts'
import { ask, Canceled } from './questions.ts'
import { findRegistry, registryFault } from './registry.ts'
import { scope } from './scope.ts'
import { writeFiles } from './writeFiles.ts'

export interface Terminal {
  input: Readable & { isTTY?: boolean }
  output: Writable & { isTTY?: boolean }
  env: Readonly<Record<string, string | undefined>>
}

const questions = Object.keys(checks) as Question[]

/** Given, typed or default values. Throws a sentence, or `Canceled`. */
async function textsOf(given: Given, { input, output }: Terminal): Promise<Record<Question, string>> {
  const missing = questions.filter((question) => given[question] === undefined)
  for (const question of questions) {
    const value = given[question]
    const fault = value === undefined ? undefined : checks[question](value)
    if (fault) throw new Error(fault)
  }
  if (missing.length > 0 && !given.yes && !input.isTTY)
    throw new Error(
      `Nobody can be asked here: give ${missing.map((name) => `--${name}`).join(', ')}, or --yes for their defaults.`,
    )
  if (missing.length > 0 && !given.yes) {
    intro('A site of the kit', { output })
    return ask(given, defaultsFor, { input, output })
  }
  const byDefault = defaultsFor(given)
  return Object.fromEntries(
    questions.map((question) => [question, given[question] ?? byDefault[question]]),
  ) as Record<Question, string>
}

const answersOf = (texts: Readonly<Record<Question, string>>): SiteAnswers => ({
  name: texts.name.trim(),
  id: idOf(texts.name),
  accent: hexOf(texts.accent),
  kind: texts.kind as Kind,
  operator: texts.operator === 'sandbox' ? undefined : new URL(texts.operator).origin,
  languages: listOf(texts.languages) as [Language, ...Language[]],
  currency: texts.currency.toLowerCase() as CurrencyName,
})

const seconds = (from: number) => `${((performance.now() - from) / 1000).toFixed(0)} s`

/** Installs, with a timer if there is a terminal. Returns true on success. */
async function installed(
  manager: PackageManager,
  folder: string,
  shown: string,
  registry: string | undefined,
  { output }: Terminal,
): Promise<boolean> {
  const say = (line: string) => output.write(`${line}\n`)
  const doing = `Installing its packages with ${manager}`
  const timer = output.isTTY ? spinner({ output, indicator: 'timer' }) : undefined
  if (timer) timer.start(doing)
  else say(`${doing} …`)
  const begun = performance.now()
  const failure = await install(manager, folder)
  timer?.clear()
  if (failure === undefined) {
    say(`Installed in ${seconds(begun)}.`)
    return true
  }
  const { reason, next } = installFaultOf(failure, { manager, registry, shown })
  say(`The packages could not be installed: ${reason}.`)
  say(`The files stay in ${shown}. Next: ${next}`)
  return false
}

/** Returns advice about a parent folder or a kept file, one sentence each. */
function advice(folder: string, manager: PackageManager, registry: string | undefined): string[] {
  const ignores = missingIgnores(folder)
  const pin = registry === undefined ? undefined : missingPin(folder, registry)
  const workspaces = workspacesAbove(folder)
  const repository = repositoryAbove(folder)
  return [
    ...(ignores.length > 0 ? [`Add ${ignores.join(' and ')} to its .gitignore.`] : []),
    ...(pin === undefined ? [] : [`Add ${pin} to its .npmrc.`]),
    ...(registry === undefined
      ? [`npm names no registry for ${scope}: add ${scope}:registry=https://…/ to its .npmrc.`]
      : []),
    ...(workspaces === undefined
      ? []
      : [
          `${workspaces} has workspaces: the site has packages of its own, installed with \`${[manager, ...installArguments(manager, folder)].join(' ')}\`. To make it a workspace, copy its .npmrc there.`,
        ]),
    ...(repository === undefined
      ? []
      : [`No workflow is written, because the repository begins in ${repository}.`]),
  ]
}

async function create(given: Given, terminal: Terminal): Promise<number> {
  const say = (line: string) => terminal.output.write(`${line}\n`)
  const wrongRegistry = given.registry === undefined ? undefined : registryFault(given.registry)
  if (wrongRegistry) throw new Error(wrongRegistry)
  const texts = await textsOf(given, terminal)
  // Defaults are checked too: a default folder may not be empty.
  for (const question of questions) {
    const fault = checks[question](texts[question])
    if (fault) throw new Error(fault)
  }
  const manager = packageManagerOf(terminal.env['npm_config_user_agent'])
  const registry = await findRegistry(given.registry, terminal.env)
  const answers = { ...answersOf(texts), registry }
  const folder = path.resolve(texts.folder)
  const shown = path.relative(process.cwd(), folder) || '.'
  const { '.github/workflows/site.yml': workflow = '', ...files } = siteFiles(answers, manager)
  const written = withoutKept(folder, {
    ...files,
    '.gitignore': ignoreFile,
    ...(repositoryAbove(folder) === undefined && { '.github/workflows/site.yml': workflow }),
    ...(manager === 'yarn' && registry !== undefined && { '.yarnrc.yml': yarnrcFile(registry) }),
  })
  writeFiles(folder, written)
  say(`${answers.name} is in ${shown}: ${Object.keys(written).join(', ')}.`)
  if (registry !== undefined) say(`Packages of ${scope} come from ${registry}.`)
  for (const sentence of advice(folder, manager, registry)) say(sentence)
  for (const move of accentMoves(answers.accent)) say(move)
  const hasPackages = given.isInstalling && (await installed(manager, folder, shown, registry, terminal))
  if (!given.isQuiet) for (const line of nextSteps(shown, manager, hasPackages)) say(line)
  return given.isInstalling && !hasPackages ? 1 : 0
}

/** Resolves with the exit code: 0, 1 for an error, 130 if the user cancelled. */
export async function main(
  args: readonly string[],
  terminal: Terminal = { input: process.stdin, output: process.stdout, env: process.env },
): Promise<number> {
  try {
    const given = readFlags(args)
    if (!given.wantsHelp) return await create(given, terminal)
    terminal.output.write(`${usage}\n`)
    return 0
  } catch (error) {
    const isCanceled = error instanceof Canceled
    const sentence = error instanceof Error ? error.message : String(error)
    terminal.output.write(`${isCanceled ? 'Nothing was written.' : sentence}\n`)
    return isCanceled ? 130 : 1
  }
}
