import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router'

/**
 * The browser's history, with an extra entry below the first page of a visit: without it, Back
 * would leave the site instead of closing an open overlay. A Back that reaches the extra entry
 * continues and leaves the site.
 */
export function createVisitHistory(win: Window = window): RouterHistory {
  if (!(win.history.state?.__TSR_index >= 0)) {
    win.history.replaceState({ __TSR_index: -1, key: '' }, '')
    win.history.pushState(null, '')
  }
  const history = createBrowserHistory({ window: win })
  history.subscribe(({ location }) => location.state.__TSR_index < 0 && win.history.back())
  return history
}
