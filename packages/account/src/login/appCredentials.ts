import * as z from 'zod/mini'
import type { AccountServices, SavedCredentials } from '../accountContext.ts'
import { loginFields } from './loginFields.ts'

const saved = z.optional(z.pick(loginFields, { userName: true, password: true }))

/**
 * Returns the secure storage of the app around the site. Outside an app it does nothing. A failure is reported and does
 * not stop the login.
 */
export function appCredentials({ site, options }: Pick<AccountServices, 'site' | 'options'>) {
  const { credentials: store } = options
  async function attempt<Result>(act: () => Promise<Result> | undefined): Promise<Result | undefined> {
    try {
      return await act()
    } catch (error) {
      site.onError(error, 'the credentials that the app saves')
      return undefined
    }
  }
  return {
    read: () => attempt(async () => saved.parse(await store?.read())),
    write: (credentials: SavedCredentials) => attempt(() => store?.write(credentials)),
    remove: () => attempt(() => store?.remove()),
  }
}
