import type { Page } from '@playwright/test'
import { operatorOf } from './operatorClient.ts'
import type { SandboxProcess } from './sandboxProcess.ts'

/** Returns the address of a path at one of the hosts that the operator serves, such as `b2c.localhost`. */
export function at(host: string, path: string, { url }: SandboxProcess): string {
  const address = new URL(path, url)
  address.hostname = host
  return address.href
}

/** Stores the login of the seeded player in the page, as a login stores it. Call it before the first navigation. */
export async function storeLogin(page: Page, sandbox: SandboxProcess): Promise<void> {
  const operator = await operatorOf(sandbox, 'user')
  const login = JSON.stringify(operator.session.get())
  operator.close()
  await page.addInitScript((own) => {
    if (top === self && localStorage['kit.login'] === undefined) localStorage['kit.login'] = own
  }, login)
}

/** Keeps the offer of the mobile app from covering the page. Call it before the first navigation. */
export const withoutAppOffer = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    if (top === self) localStorage['kit.appOffered'] = 'yes'
  })
