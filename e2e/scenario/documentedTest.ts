import path from 'node:path'
import type { Page } from '@playwright/test'
import { createOperator, memoryTokenStore, type Operator } from '@kit/sdk'
import {
  startDocumentedOperator,
  type DocumentedOperator,
  type OperatorOptions,
} from '../../packages/documented-operator/src/index.ts'
import { serveSites } from '../../packages/documented-operator/src/serveSites.ts'
import { root } from '../../scripts/workspaces.ts'
import { test as base } from './test.ts'
import { storeLoginText } from './visitAs.ts'

export const password = 'documented-1'

/** Faults that the browser logs because the site tries what no document has, such as the small first answer. */
export const undocumented = ['comulative?home=true&first=6', 'status of 404']

interface Fixtures {
  operatorOptions: OperatorOptions
  /** Folder of the site in `sites`. Default: b2c. */
  site: 'b2c' | 'b2b' | 'casino-only'
  /** An operator of this test alone, with only the documented calls. It serves the site. */
  documented: DocumentedOperator
}

/** Tests of a built site on an operator that has only the documented calls. */
export const test = base.extend<Fixtures>({
  operatorOptions: [{}, { option: true }],
  site: ['b2c', { option: true }],
  documented: async ({ operatorOptions, site }, use) => {
    const documented = await startDocumentedOperator({
      password,
      elsewhere: serveSites(`localhost=${path.join(root, 'sites', site, 'dist')}`),
      familyOf: () => (site === 'b2b' ? 'b2b' : 'b2c'),
      ...operatorOptions,
    })
    await use(documented)
    await documented.close()
  },
  baseURL: async ({ documented }, use) => use(`http://localhost:${documented.port}`),
})

export const accountOf = ({ store }: DocumentedOperator, userName: string) => {
  const account = store.accounts.find((one) => one.userName === userName)
  if (!account) throw new Error(`No account has the name ${userName}.`)
  return account
}

const loginOf = (documented: DocumentedOperator): string =>
  JSON.stringify({
    token: documented.store.startSession(accountOf(documented, 'player')),
    userType: 'user',
  })

/** Stores a login of the player in the tab. Call it before the first navigation. */
export const storePlayer = (page: Page, documented: DocumentedOperator): Promise<void> =>
  storeLoginText(page, loginOf(documented))

/** Stores a new login of the player for the next page. */
export const storePlayerAgain = (page: Page, documented: DocumentedOperator): Promise<void> =>
  page.evaluate((login) => {
    localStorage['kit.login'] = login
  }, loginOf(documented))

/** Returns a client of the contract, logged in as an account of the operator. Its socket never connects. */
export function clientAs(documented: DocumentedOperator, userName: string): Operator {
  const account = accountOf(documented, userName)
  return createOperator({
    hosts: documented.origin,
    clientKey: 'e2e',
    domain: { name: 'localhost', type: 'b2c' },
    findLocation: false,
    tokenStore: memoryTokenStore({
      token: documented.store.startSession(account),
      userType: account.userType as 'user',
    }),
    connectSocket: () => new Promise(() => {}),
  })
}

/** Returns the calls that the page sends from now on, as `METHOD /path`. */
export function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`)
  })
  return calls
}
