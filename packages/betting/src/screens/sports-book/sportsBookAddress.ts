import * as z from 'zod/mini'

/** What may stand in the address of `/sports-book/{id}`: it goes on to the provider. */
const bookId = z.string().check(z.regex(/^[\w-][\w.-]{0,63}$/))

/** Whether a part of an address can be an id of the sports book; what cannot is no page of ours. */
export const isSportsBookId = (id: string | undefined): boolean => bookId.safeParse(id).success

/** The provider's page for an id, or its first page: the configured address with `{id}` filled in. */
export const sportsBookAddress = (configured: string, id = ''): string =>
  configured.replaceAll('{id}', () => encodeURIComponent(id))
