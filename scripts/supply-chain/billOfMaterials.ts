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

/** Returns everything in the lockfile, in npm's CycloneDX format. */
export function billOfMaterials(): BillOfMaterials {
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--loglevel=error'],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' },
  )
  if (status !== 0) throw new Error(`npm could not write the bill of materials.\n${stderr}`)
  return JSON.parse(stdout) as BillOfMaterials
}

/** Returns the faults of the document, except for `own` packages: components without a hash. */
export const faultsOf = (
  { components }: Pick<BillOfMaterials, 'components'>,
  own: readonly string[],
): string[] =>
  components
    .filter(({ 'bom-ref': id }) => !own.some((name) => id.startsWith(`${name}@`)))
    // Binaries for other machines may lack a hash: this machine's registry does not serve them.
    .filter(({ scope, hashes = [] }) => scope !== 'optional' && hashes.length === 0)
    .map(({ 'bom-ref': id }) => `${id} has no hash.`)
