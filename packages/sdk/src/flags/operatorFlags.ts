import type { DomainRecord, SiteConfiguration, ThemeConfiguration } from '../contract/configuration.ts'
import { configurationPaths } from './configurationPaths.ts'
import type { FlagName, FlagOverrides } from './flag.ts'
import { readFlags, type ReadFlags } from './readFlags.ts'

type Parts = Record<string, unknown>

const asParts = (value: unknown): Parts =>
  typeof value === 'object' && value !== null ? (value as Parts) : {}

const get = (parts: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((part, name) => asParts(part)[name], parts)

function put(parts: Parts, path: string, value: unknown): void {
  const names = path.split('.')
  const last = names.pop() ?? ''
  let part = parts
  for (const name of names) part = (part[name] ??= {}) as Parts
  part[last] = value
}

/** Fields with two spellings, read as one (CONF-008); slides as their images. */
function oneSpelling(app: ThemeConfiguration): Parts {
  const { registration, slideShow, ...rest } = app
  return {
    ...rest,
    slideShow: slideShow?.map(({ image }) => image),
    registration: registration && {
      ...registration,
      signUpVideo: registration.signUpVideo ?? registration.signupVideo,
    },
  }
}

/** An empty text means none. */
const orNone = (value: unknown): unknown => (value === '' ? null : value)

function fieldsOf(documented: Parts, paths: Readonly<Record<string, string>>): Parts | undefined {
  const fields = Object.entries(paths)
    .map(([field, path]) => [field, get(documented, path)] as const)
    .filter(([, value]) => value !== undefined && value !== '')
  return fields.length > 0 ? Object.fromEntries(fields) : undefined
}

/** Returns flags by their documented fields and by `flags`. */
function flagsOf(domain: DomainRecord | undefined, app: ThemeConfiguration): Parts {
  const isMaster = domain?.type === 'master'
  const documented = { domain: isMaster ? { ...domain, type: undefined } : domain, app: oneSpelling(app) }
  const found: Parts = { ...(isMaster && { 'domain.server': 'master' }), ...app.flags }
  for (const [name, path] of Object.entries(configurationPaths)) {
    const value = typeof path === 'string' ? orNone(get(documented, path)) : fieldsOf(documented, path)
    if (value !== undefined) found[name] = value
  }
  return found
}

/**
 * Reads the flags of the operator's record: the defaults of all domains, overridden by those of
 * this one (CONF-004, Q-125). Invalid values are left out and named, unknown names are listed.
 */
export function operatorFlags({
  domain,
  globalAppConfiguration,
  appConfigruation,
  maintenance,
}: SiteConfiguration): ReadFlags {
  const global = flagsOf(undefined, globalAppConfiguration)
  const own = flagsOf(domain, appConfigruation)
  const merged: Parts = { ...global, ...own }
  for (const [name, value] of Object.entries(own))
    if (typeof configurationPaths[name as FlagName] === 'object')
      merged[name] = { ...asParts(global[name]), ...asParts(value) }
  if (maintenance) merged['maintenance.enabled'] = true
  return readFlags(merged)
}

/**
 * The other way, for an operator: the fields of the domain record and the theme configuration that say the same as these
 * flags. `operatorFlags` reads them back.
 */
export function configurationOf(flags: FlagOverrides): {
  domain: Partial<DomainRecord>
  appConfigruation: ThemeConfiguration
} {
  const parts: { domain: Parts; app: Parts } = { domain: {}, app: {} }
  const others: Parts = {}
  for (const [name, value] of Object.entries(flags)) {
    const path = configurationPaths[name as FlagName]
    if (path === undefined) others[name] = value
    else if (name === 'theme.slideShow')
      put(
        parts,
        'app.slideShow',
        flags['theme.slideShow']?.map((image) => ({ image })),
      )
    else if (name === 'chat.provider' && value === 'none') others[name] = value
    else if (typeof path === 'string') put(parts, path, value ?? '')
    else for (const [field, at] of Object.entries(path)) put(parts, at, asParts(value)[field])
  }
  if (Object.keys(others).length > 0) parts.app['flags'] = others
  return { domain: parts.domain, appConfigruation: parts.app }
}
