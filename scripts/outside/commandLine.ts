import path from 'node:path'
import { root } from '../workspaces.ts'

/** The folder of tarballs of `npm run pack`, `npm run registry` and `npm run outside`. */
export const packagesFolder = path.join(root, '.kit/packages')

/** Returns the folder in which the command was typed: npm runs it in the root. */
export const typedIn = (env: NodeJS.ProcessEnv = process.env): string => env['INIT_CWD'] ?? process.cwd()

/** Returns the folder as a person in `from` would type it. */
export const shownFrom = (from: string, folder: string): string => path.relative(from, folder) || '.'

export const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1000)} kB`

/** Returns the value; throws a sentence if it is missing. */
export function takeOption(args: string[], name: string): string | undefined {
  const at = args.findIndex((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`))
  if (at < 0) return undefined
  const [flag = ''] = args.splice(at, 1)
  const value = flag.includes('=') ? flag.slice(flag.indexOf('=') + 1) : args.splice(at, 1)[0]
  if (!value || value.startsWith('--')) throw new Error(`--${name} needs a value after it.`)
  return value
}

export function takeFlag(args: string[], name: string): boolean {
  const at = args.indexOf(`--${name}`)
  if (at >= 0) args.splice(at, 1)
  return at >= 0
}

/** Throws a sentence. */
export function refuseRest(args: readonly string[], usage: string): void {
  if (args[0] !== undefined) throw new Error(`${args[0]} is not an option of this command. ${usage}`)
}

/** Throws a sentence if the port is invalid. */
export function portOf(text: string | undefined, byDefault: number): number {
  if (text === undefined) return byDefault
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new Error(`--port needs a number from 1 to 65535, not "${text}".`)
}
