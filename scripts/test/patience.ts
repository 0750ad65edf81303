import { vi } from 'vitest'

/** As long as `expect.poll` is told to wait: a busy machine takes more than the second that `vi` waits by itself. */
const patience = { timeout: 10_000 }

// Files that share their modules each run this again, over the same `vi`.
const isPatient = Symbol.for('kit: vi is patient')
if (!(isPatient in vi)) {
  const { waitFor, waitUntil } = vi
  Object.assign(vi, {
    [isPatient]: true,
    waitFor: ((callback, options) =>
      waitFor(
        callback,
        typeof options === 'number' ? options : { ...patience, ...options },
      )) as typeof waitFor,
    waitUntil: ((callback, options) =>
      waitUntil(
        callback,
        typeof options === 'number' ? options : { ...patience, ...options },
      )) as typeof waitUntil,
  })
}
