import * as z from 'zod/mini'

/** The ids that `/sports-book/{id}` accepts: they are passed to the provider. */
const bookId = z.string().check(z.regex(/^[\w-][\w.-]{0,63}$/))

/** Whether a segment is a valid id; any other is a 404. */
export const isSportsBookId = (id: string | undefined): boolean => bookId.safeParse(id).success

/** The provider's page for an id, or its first page: the configured address with `{id}` filled in. */
export const sportsBookAddress = (configured: string, id = ''): string =>
  configured.replaceAll('{id}', () => encodeURIComponent(id))
