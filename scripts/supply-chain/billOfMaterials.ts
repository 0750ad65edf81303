import { spawnSync } from 'node:child_process'
import { root } from '../workspaces.ts'

export interface Component {
  'bom-ref': string
  name: string
  version?: string
  scope?: string
  hashes?: unknown[]
}

export interface BillOfMaterials {
  bomFormat: string
  components: Component[]
}

/** The CycloneDX document of everything in the lockfile, made by npm itself. */
export function billOfMaterials(): BillOfMaterials {
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--loglevel=error'],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' },
  )
  if (status !== 0) throw new Error(`npm could not write the bill of materials.\n${stderr}`)
  return JSON.parse(stdout) as BillOfMaterials
}

/** What is wrong with the document, but for `own` packages: components that nothing pins by their content. */
export const faultsOf = (
  { components }: Pick<BillOfMaterials, 'components'>,
  own: readonly string[],
): string[] =>
  components
    .filter(({ 'bom-ref': id }) => !own.some((name) => id.startsWith(`${name}@`)))
    // Binaries for other machines may be listed without a hash: this machine's registry does not serve them.
    .filter(({ scope, hashes = [] }) => scope !== 'optional' && hashes.length === 0)
    .map(({ 'bom-ref': id }) => `${id} has no hash.`)
