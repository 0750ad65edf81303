import { vi } from 'vitest'

/** The timeout of `expect.poll`, for `vi` too: a busy machine needs more than its default of 1 s. */
const patience = { timeout: 10_000 }

// Files that share their modules each run this, with the same `vi`.
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
