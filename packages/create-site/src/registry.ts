import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { scope } from './scope.ts'

const run = promisify(execFile)

/** Returns what is wrong with an address, in one sentence; undefined for a valid address. */
export function registryFault(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol))
    return `"${text}" is not a registry: give an address like https://packages.example/.`
  return url.username || url.password
    ? 'The address of a registry must not contain a password, because .npmrc is committed: use npm login.'
    : undefined
}

/** Returns the address in the form of `.npmrc`: without credentials, with a trailing slash. */
function addressOf(text: string | undefined): string | undefined {
  if (text === undefined || !URL.canParse(text)) return undefined
  const url = new URL(text)
  url.username = ''
  url.password = ''
  return /^https?:$/.test(url.protocol) ? `${url.origin}${url.pathname.replace(/\/*$/, '/')}` : undefined
}

/** Returns the registry that npm installed this command from, read from the lock file next to its folder. */
export function registryOfLock(lock: string, name = `${scope}/create-site`): string | undefined {
  const { packages = {} } = JSON.parse(lock) as { packages?: Record<string, { resolved?: string }> }
  const resolved = packages[`node_modules/${name}`]?.resolved ?? ''
  const at = resolved.indexOf(`/${name}/-/`)
  return at < 0 ? undefined : addressOf(resolved.slice(0, at))
}

function ownRegistry(): string | undefined {
  try {
    // The folders are dist, create-site, the scope and node_modules.
    const modules = path.resolve(import.meta.dirname, '../../..')
    return registryOfLock(readFileSync(path.join(modules, '.package-lock.json'), 'utf8'))
  } catch {
    return undefined
  }
}

async function configured(
  key: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<string | undefined> {
  const fromEnv = env[`npm_config_${key}`]
  if (fromEnv) return addressOf(fromEnv)
  try {
    const { stdout } = await run('npm', ['config', 'get', key], {
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
      timeout: 10_000,
    })
    return addressOf(stdout.trim())
  } catch {
    return undefined
  }
}

/**
 * Returns the registry of the kit's packages for a new site: the given one, that of the scope in npm's settings, the
 * one this command came from, or npm's own. Undefined if npm cannot be run.
 */
export const findRegistry = async (
  given: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): Promise<string | undefined> =>
  addressOf(given) ??
  (await configured(`${scope}:registry`, env)) ??
  ownRegistry() ??
  (await configured('registry', env))
