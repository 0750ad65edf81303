import './jitless.ts'
import * as z from 'zod/mini'

// The messages between a game's frame and its page, by `postMessage`.

const from = z.literal('casino-game')

/**
 * A message of a game's frame to the embedding page, to that page's exact origin. The frame's own origin is opaque
 * ('null'), so a listener checks that the message came from the frame's window.
 */
export const casinoFrameMessage = z.discriminatedUnion('said', [
  /** The game can be played. `prefers` is how its table lies best; absent when both ways are as good. */
  z.object({ from, said: z.literal('ready'), prefers: z.optional(z.enum(['portrait', 'landscape'])) }),
  /** The height that all of the game takes, in CSS pixels. */
  z.object({ from, said: z.literal('resized'), height: z.int().check(z.minimum(1), z.maximum(20_000)) }),
  /** A round in which the player has a stake began or ended. */
  z.object({
    from,
    said: z.literal('round'),
    roundId: z.string().check(z.minLength(1), z.maxLength(64)),
    state: z.enum(['open', 'ended']),
  }),
  /** Points were staked or won: the balance is read again. What it is, is never taken from a frame. */
  z.object({ from, said: z.literal('pointsChanged') }),
  /** The game cannot reach its provider, or reaches it again. */
  z.object({ from, said: z.literal('connection'), isOnline: z.boolean() }),
  /** The provider ended the session: the frame must be opened again. */
  z.object({ from, said: z.literal('over') }),
])
export type CasinoFrameMessage = z.output<typeof casinoFrameMessage>

const colour = z
  .string()
  .check(z.regex(/^(?:#[\da-f]{3,8}|(?:rgb|rgba|hsl|oklch|oklab|color)\([\w\s.,%/+-]{1,80}\))$/i))

/** The brand's colours that a game may use, by meaning. */
export const casinoColours = [
  'canvas',
  'surface',
  'raised',
  'line',
  'text',
  'muted',
  'accent',
  'onAccent',
  'action',
  'onAction',
  'focus',
  'win',
  'lose',
] as const

/**
 * A message of the embedding page to a game's frame, when it has loaded and whenever something of it changes: the brand's
 * colours, so that the game looks like a part of the site, and how it is to behave. Nothing in it is secret. A frame takes
 * it from its parent's window and origin only.
 */
export const casinoSiteMessage = z.object({
  to: z.literal('casino-game'),
  mode: z.enum(['dark', 'light']),
  colours: z.record(z.enum(casinoColours), colour),
  hasSound: z.boolean(),
  /** True if the player prefers reduced motion. */
  isStill: z.boolean(),
  /** The language of the site's texts, as of BCP 47. */
  language: z.string().check(z.minLength(2), z.maxLength(35)),
  /** False while the site has no connection: the game reads its state again once it is true. */
  isOnline: z.boolean(),
})
export type CasinoSiteMessage = z.output<typeof casinoSiteMessage>
