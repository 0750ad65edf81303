import own from '../package.json' with { type: 'json' }

/** The minimum Node version of a site, as in `24.7`: the sandbox needs its `crypto.argon2`. */
export const oldestNode = own.engines.node.replace('>=', '')

/** The version as in `20.20.2`; undefined if a new site runs on it. */
export function nodeFault(version: string): string | undefined {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = oldestNode.split('.').map(Number)
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return undefined
  return `A site of the kit needs Node ${oldestNode} or newer and this is Node ${version}: install a newer one from https://nodejs.org and run the same command again.`
}
