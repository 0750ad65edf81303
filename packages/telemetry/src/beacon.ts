import type { SendTelemetry } from './events.ts'

/** Posts a text through the browser, even if the page closes. Returns true if the browser accepted it. */
export function post(address: string, text: string, type: string): boolean {
  const body = new Blob([text], { type })
  if (!navigator.sendBeacon(address, body))
    void fetch(address, { method: 'POST', body, keepalive: true, credentials: 'omit' }).catch(() => {})
  return true
}

/**
 * Returns a function that sends each batch as JSON to an address, by `sendBeacon`. Another origin must allow the
 * content type `application/json` (CORS) and be listed in the site's `connect`.
 */
export const beaconTo =
  (address: string): SendTelemetry =>
  (batch) =>
    post(address, JSON.stringify(batch), 'application/json')
