import type { SendTelemetry } from './events.ts'

/** Gives a text to the browser, which posts it also after the page has gone. */
export function post(address: string, text: string, type: string): boolean {
  const body = new Blob([text], { type })
  if (!navigator.sendBeacon(address, body))
    void fetch(address, { method: 'POST', body, keepalive: true, credentials: 'omit' }).catch(() => {})
  return true
}

/**
 * Sends each batch as JSON to an address, by `sendBeacon`. One of another origin must take the content type `application/json`
 * (CORS) and stand in the site's `connect`.
 */
export const beaconTo =
  (address: string): SendTelemetry =>
  (batch) =>
    post(address, JSON.stringify(batch), 'application/json')
