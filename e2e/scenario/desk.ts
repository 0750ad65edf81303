import type { Operator } from '@kit/sdk'
import type { Page } from '@playwright/test'
import { demoPlayerOf } from './operatorClient.ts'
import type { SandboxProcess } from './sandboxProcess.ts'
import { at } from './visitAs.ts'

/**
 * Returns an address of Meridian's trader site, which has the preset `trader`. Its flows need every site
 * (`everySite`).
 */
export const deskAddress = (sandbox: Pick<SandboxProcess, 'url'>, path = '/'): string =>
  at('meridian.localhost', path, sandbox)

/**
 * Logs a new demo player in on the next pages. Returns that player's client of the operator, which the caller
 * closes.
 */
export async function logInAhead(page: Page, sandbox: SandboxProcess): Promise<Operator> {
  const { operator, login } = await demoPlayerOf(sandbox)
  await page.addInitScript((kept) => localStorage.setItem('kit.login', kept), JSON.stringify(login))
  return operator
}
