/** The oldest Node that a new site runs on: its smoke test is TypeScript, which Node reads by itself from here on. */
const oldest = [22, 18] as const

/** What is wrong with a version of Node, as in `20.20.2`; undefined when a new site runs on it. */
export function nodeFault(version: string): string | undefined {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return undefined
  return `A site of the kit needs Node ${oldest.join('.')} or newer and this is Node ${version}: install a newer one from https://nodejs.org and run the same command again.`
}
