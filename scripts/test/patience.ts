import { vi } from 'vitest'

/** As long as `expect.poll` is told to wait: a busy machine takes more than the second that `vi` waits by itself. */
const patience = { timeout: 10_000 }

const { waitFor, waitUntil } = vi
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { ...patience, ...options })
vi.waitUntil = (callback, options) =>
  waitUntil(callback, typeof options === 'number' ? options : { ...patience, ...options })
