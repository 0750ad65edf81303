import type { StoreApi } from 'zustand/vanilla'
import type { SiteServices } from '../feature.ts'
import type { BrowserServices } from '../services/browserServices.ts'

export interface XrayPorts {
  browser: Pick<BrowserServices, 'isDevelopment' | 'storage'>
  services: Pick<SiteServices, 'flags' | 'onError' | 'operator'>
  isOpen: StoreApi<boolean>
}

const isXrayKey = ({ altKey, shiftKey, code }: KeyboardEvent) => altKey && shiftKey && code === 'KeyX'

/**
 * Opens and closes the x-ray on Alt+Shift+X, in development and for staff. Flags switched in this
 * browser apply only to them. Returns a function that stops it.
 */
export function watchXray({ browser, services, isOpen }: XrayPorts): () => void {
  const { flags, onError, operator } = services
  const { session } = operator
  const isAllowed = () => browser.isDevelopment || (session.get()?.userType ?? 'user') !== 'user'
  let isApplied = false

  function apply(): void {
    if (isAllowed() === isApplied) return
    isApplied = !isApplied
    if (isApplied) void applyStored()
    else {
      isOpen.setState(false, true)
      flags.setLayer('browser', {})
    }
  }

  async function applyStored(): Promise<void> {
    try {
      const { readBrowserFlags } = await import('./browserFlags.ts')
      if (isApplied) flags.setLayer('browser', readBrowserFlags(browser.storage))
    } catch (error) {
      onError(error, 'x-ray')
    }
  }

  const onKey = (event: KeyboardEvent) => {
    if (isXrayKey(event) && isAllowed()) isOpen.setState(!isOpen.getState(), true)
  }
  apply()
  const stop = session.subscribe(apply)
  document.addEventListener('keydown', onKey)
  return () => {
    stop()
    document.removeEventListener('keydown', onKey)
  }
}
