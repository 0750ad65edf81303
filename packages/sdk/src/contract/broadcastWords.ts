import './jitless.ts'
import * as z from 'zod/mini'

/** The address of a notification's picture: a path of the site or an https address; empty for none. */
const picture = z._default(
  z.string().check(z.maxLength(500), z.regex(/^$|^\/(?!\/)\S*$|^https:\/\/\S+$/)),
  '',
)

export const broadcastWords = {
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  body: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
  icon: picture,
  image: picture,
}
