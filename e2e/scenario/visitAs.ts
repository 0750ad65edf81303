import { listDomainConfigurations, setDomainConfiguration } from '@kit/sdk/contract'
import type { APIResponse, Page, Route } from '@playwright/test'
import { administratorOf, operatorOf } from './operatorClient.ts'
import type { SandboxProcess } from './sandboxProcess.ts'

/** Returns an address at one of the hosts that the operator serves, such as `b2c.localhost`. */
export function at(host: string, path: string, { url }: Pick<SandboxProcess, 'url'>): string {
  const address = new URL(path, url)
  address.hostname = host
  return address.href
}

/** Fetches an intercepted call from the operator. Only the browser resolves names under `localhost`. */
export async function fetchHere(route: Route): Promise<APIResponse> {
  const url = new URL(route.request().url())
  const { host } = url
  url.hostname = '127.0.0.1'
  return route.fetch({ url: url.href, headers: { ...(await route.request().allHeaders()), host } })
}

export async function seededLogin(sandbox: SandboxProcess): Promise<string> {
  const operator = await operatorOf(sandbox, 'user')
  const login = JSON.stringify(operator.session.get())
  operator.close()
  return login
}

/** Stores a login in the tab, once: a logout stays one. Call it before the first navigation. */
export async function storeLoginText(page: Page, login: string): Promise<void> {
  await page.addInitScript((text) => {
    if (top !== self || !location.host || sessionStorage['kit-test.login'] === 'stored') return
    sessionStorage['kit-test.login'] = 'stored'
    localStorage['kit.login'] = text
  }, login)
}

/** Stores the login of the seeded player, as `storeLoginText` does. */
export const storeLogin = async (page: Page, sandbox: SandboxProcess): Promise<void> =>
  storeLoginText(page, await seededLogin(sandbox))

/** Keeps the domain's other flags, as the console does. */
export async function decide(
  sandbox: SandboxProcess,
  domainName: string,
  flags: Record<string, unknown>,
): Promise<void> {
  const { client } = await administratorOf(sandbox)
  const { transactionCode } = await sandbox.account('administrator')
  const domains = await client.call(listDomainConfigurations, {})
  const own = domains.find((domain) => domain.domainName === domainName)
  await client.call(setDomainConfiguration, {
    key: crypto.randomUUID(),
    domainName,
    flags: { ...own?.flags, ...flags },
    ...(own?.updatedAt !== undefined && { updatedAt: own.updatedAt }),
    transactionCode: transactionCode ?? '',
  })
}
