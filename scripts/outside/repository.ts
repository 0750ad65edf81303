import { execFileSync } from 'node:child_process'
import { root } from '../workspaces.ts'

/**
 * Returns `git@host:team/kit.git` and `https://name:secret@host/team/kit.git` as `https://host/team/kit`; undefined
 * for a local path.
 */
export function webAddress(remote: string): string | undefined {
  const [, host, name] =
    /^(?:[\w.-]+@)([\w.-]+):(?!\/)(.+)$/.exec(remote) ??
    /^(?:git\+)?(?:https|ssh|git):\/\/(?:[^@/]*@)?([^/]+)\/(.+)$/.exec(remote) ??
    []
  return host && name ? `https://${host}/${name.replace(/(?:\.git)?\/?$/, '')}` : undefined
}

const originOfClone = (): string => {
  try {
    return execFileSync('git', ['remote', 'get-url', 'origin'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return ''
  }
}

/**
 * Returns the web address of the packages' repository: `KIT_REPOSITORY`, or the remote `origin` of this clone. A
 * registry compares it with the one in a provenance statement. Undefined if neither names a host.
 */
export const repositoryAddress = (
  env: Readonly<Record<string, string | undefined>> = process.env,
): string | undefined => webAddress(env['KIT_REPOSITORY'] ?? originOfClone())

export const repositoryFields = (address: string | undefined, directory: string) =>
  address === undefined
    ? {}
    : {
        repository: { type: 'git', url: `git+${address}.git`, directory },
        homepage: `${address}#readme`,
        bugs: { url: `${address}/issues` },
      }
