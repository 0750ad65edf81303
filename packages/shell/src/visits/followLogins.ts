import type { AssembledSite } from '../assembledSite.ts'
import { logInByAddress } from './logInByAddress.ts'

const form = /^\/(?:login-user|direct-login)\//i

/**
 * Handles login paths: the path that the page's first script has removed from the address, and those of followed
 * links, which leave the address at once. Returns a function that stops it.
 */
export function followLogins(
  site: Pick<AssembledSite, 'browser' | 'services' | 'queryClient' | 'router' | 'texts'>,
): () => void {
  const { browser, router } = site
  const { history } = router
  let stopWaiting = () => {}
  const logIn = (path: string) => {
    stopWaiting()
    stopWaiting = logInByAddress(site, path)
  }
  const follow = () => {
    const { pathname, hash } = history.location
    if (!form.test(pathname)) return
    history.replace('/')
    logIn(pathname + hash)
  }
  const { loginPath } = browser
  browser.loginPath = undefined
  if (loginPath !== undefined) logIn(loginPath)
  follow()
  const unfollow = history.subscribe(follow)
  return () => {
    unfollow()
    stopWaiting()
  }
}
