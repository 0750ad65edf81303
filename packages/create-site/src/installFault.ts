import type { PackageManager } from './packageManager.ts'
import { scope } from './scope.ts'

interface Asked {
  manager: PackageManager
  /** Registry of the kit's scope, from the site's `.npmrc`. */
  registry: string | undefined
  shown: string
}

/** A failure in two sentences: what happened, and what to do next. */
export interface InstallFault {
  reason: string
  next: string
}

/** The registry is everything before the package. */
function addressIn(said: string): { registry: string; asked?: string } | undefined {
  const [, url] = /(https?:\/\/[^\s"'`,)]+)/.exec(said.replaceAll(/https?:\/\/docs\.\S+/g, '')) ?? []
  if (url === undefined || !URL.canParse(url)) return undefined
  const { origin, pathname } = new URL(url)
  const path = decodeURIComponent(pathname.replaceAll(/%(?![0-9a-f]{2})/gi, '%25')).replace(/[:.]+$/, '')
  const [, base = '', asked] = /^(.*?\/)((?:@[^/]+\/)?[^/]+)(?:\/-\/.*)?$/.exec(path) ?? []
  return { registry: `${origin}${base || '/'}`, ...(asked && { asked }) }
}

const lastLine = (said: string): string =>
  said
    .split('\n')
    .map((line) => line.replace(/^(npm (error|ERR!)|error|\s*ERR_\w+)\s*/i, '').trim())
    .findLast((line) => line && !/complete log of this run|^\/.*debug.*\.log$/.test(line)) ??
  'it ended without a word'

const unreachable =
  /\b(ENOTFOUND|ECONNREFUSED|ECONNRESET|EAI_AGAIN|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|CERT_\w+|SELF_SIGNED\w+)\b/

/** The text is the output of the package manager. */
export function installFaultOf(said: string, { manager, registry, shown }: Asked): InstallFault {
  const found = addressIn(said)
  const at = found?.registry ?? registry ?? 'the registry'
  const again = `run \`${manager} install\` in ${shown}`
  const setScope = `write the registry of your packages into ${shown}/.npmrc (\`${scope}:registry=https://…/\`), then ${again}.`
  const missing = /\b(?:E404|404)\b|Couldn't find package|ETARGET|No matching version|NO_MATCHING_VERSION/i
  const status = /\b(?:E|HTTP |status |: |- |\()(5\d\d)\b/.exec(said)?.[1]
  const code = unreachable.exec(said)?.[1]
  if (/\bE?(?:401|403)\b|ENEEDAUTH/.test(said))
    return {
      reason: `${at} refused the login for ${found?.asked ?? scope}`,
      next: `log in with \`npm login --scope=${scope} --registry=${registry ?? at}\`, then ${again}.`,
    }
  if (status !== undefined)
    return {
      reason: `${at} answered with its own error ${status}`,
      next: `${again} later, or write another registry into ${shown}/.npmrc.`,
    }
  if (code !== undefined)
    return {
      reason: `${at} could not be reached (${code})`,
      next: `check the network, a proxy (\`npm config get proxy\`) and that the registry runs, then ${again}.`,
    }
  if (missing.test(said)) {
    const name = found?.asked ?? /package "?([^\s"]+)"?/.exec(said)?.[1] ?? 'a package'
    const isOurs = name.startsWith(`${scope}/`)
    return {
      reason: `${at} does not have ${name}`,
      next: isOurs ? setScope : `check the registry of npm (\`npm config get registry\`), then ${again}.`,
    }
  }
  return { reason: lastLine(said), next: `${again} to see all of it.` }
}
