import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { scope } from '../scope.ts'

const pinOf = (registry: string) => `${scope}:registry=${registry}`

/** `.npmrc`: the registry of the kit's packages, so that no other packages of the same name are installed. */
export const npmrcFile = (
  registry: string,
): string => `# Packages of ${scope} come from here and from nowhere else.
# Does it need a login? npm login --scope=${scope} --registry=${registry}
${pinOf(registry)}
save-exact=true
# The lock file names no registry, so that it also works behind a mirror.
omit-lockfile-registry-resolved=true
`

/** `.yarnrc.yml`, which Yarn reads instead of `.npmrc` from version 2 on. */
export const yarnrcFile = (
  registry: string,
): string => `# Packages of ${scope} come from here and from nowhere else.
nodeLinker: node-modules
npmScopes:
  ${scope.slice(1)}:
    npmRegistryServer: '${registry.replace(/\/$/, '')}'
${registry.startsWith('http:') ? `unsafeHttpWhitelist:\n  - '${new URL(registry).hostname}'\n` : ''}`

/** Returns the line missing from a folder's `.npmrc`; undefined if it has the line, or there is no such file. */
export function missingPin(folder: string, registry: string): string | undefined {
  const file = path.join(folder, '.npmrc')
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').split(/\r?\n/)
  return lines.some((line) => line.trim().startsWith(`${scope}:registry`)) ? undefined : pinOf(registry)
}
