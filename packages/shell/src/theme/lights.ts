import type { BrowserServices, Lights } from '../services/browserServices.ts'

const lightsKey = 'kit.lights'

/**
 * Returns true if a brand's endless animations run: until the player stops them in this browser.
 */
export const lightsOf = ({ storage }: Pick<BrowserServices, 'storage'>): Lights =>
  storage.getItem(lightsKey) === 'still' ? 'still' : 'on'

/** Applies the choice now and after a reload. */
export function saveLights(browser: Pick<BrowserServices, 'storage' | 'setLights'>, lights: Lights): void {
  browser.storage.setItem(lightsKey, lights)
  browser.setLights(lights)
}
