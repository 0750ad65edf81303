import * as z from 'zod/mini'

/** Ids that `/sports-book/{id}` accepts, because they are passed to the provider. */
const bookId = z.string().check(z.regex(/^[\w-][\w.-]{0,63}$/))

export const isSportsBookId = (id: string | undefined): boolean => bookId.safeParse(id).success

/**
 * Returns the address of the provider's page for an id, or of its first page: the configured address with `{id}`
 * replaced.
 */
export const sportsBookAddress = (configured: string, id = ''): string =>
  configured.replaceAll('{id}', () => encodeURIComponent(id))
