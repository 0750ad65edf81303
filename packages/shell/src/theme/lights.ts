import type { BrowserServices, Lights } from '../services/browserServices.ts'

/** Where the player's choice is kept. */
const lightsKey = 'kit.lights'

/** Whether a brand's lights go round: on, until the player stopped them in this browser. */
export const lightsOf = ({ storage }: Pick<BrowserServices, 'storage'>): Lights =>
  storage.getItem(lightsKey) === 'still' ? 'still' : 'on'

/** Stops them or lets them go on, here and after a reload. */
export function keepLights(browser: Pick<BrowserServices, 'storage' | 'setLights'>, lights: Lights): void {
  browser.storage.setItem(lightsKey, lights)
  browser.setLights(lights)
}
