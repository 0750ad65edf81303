import type { FastifyReply } from 'fastify'
import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { escaped } from './escaped.ts'

// Script-free pages for frames of the site that refresh automatically. The frame must still allow scripts,
// because browsers count the refresh as one.

const style = `
:root { color-scheme: light dark; font: 16px/1.4 system-ui, sans-serif; }
:root[data-mode='light'] { color-scheme: light; }
:root[data-mode='dark'] { color-scheme: dark; }
body { margin: 0; padding: 12px 16px; }
main { max-inline-size: 72rem; margin-inline: auto; }
h1 { font-size: 1rem; margin: 0 0 8px; font-weight: 600; }
h2 { font-size: 1.125rem; margin: 20px 0 8px; }
h2:first-child { margin-block-start: 0; }
h3 { font-size: 1rem; margin: 0; }
p { margin: 4px 0; }
a { color: inherit; text-decoration-color: color-mix(in srgb, currentColor 35%, transparent); text-underline-offset: 4px; }
article h2 a, article h3 a { text-decoration: none; }
.events { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr)); gap: 12px; }
article { border: 1px solid color-mix(in srgb, currentColor 22%, transparent); border-radius: 12px; padding: 12px 14px; }
article table { margin-block-start: 8px; }
article td { font-weight: 600; }
.small { font-size: 0.875rem; opacity: 0.8; }
.live { font-weight: 700; }
table { border-collapse: collapse; inline-size: 100%; }
td, th { text-align: start; padding: 2px 8px 2px 0; font-variant-numeric: tabular-nums; font-weight: 400; }
td:last-child:not(:first-child) { text-align: end; padding-inline-end: 0; }
.total { font-weight: 700; font-size: 1.25rem; }
ol { display: flex; flex-wrap: wrap; gap: 6px; list-style: none; margin: 8px 0 0; padding: 0; }
li { min-inline-size: 1.6em; text-align: center; border: 1px solid; border-radius: 1em; padding: 0 4px; }
`
const styleHash = createHash('sha256').update(style).digest('base64')

export interface FramePage {
  status: number
  title: string
  /** Default: never. */
  refreshSeconds?: number
  /** HTML in which foreign text is already escaped. */
  body: string
  /** True if it shows pictures of this origin. Default: false. */
  hasPictures?: boolean
}

/** Colour mode of the site around the frame if the address contains it, else the browser's. */
export type FrameMode = 'light' | 'dark' | undefined

const modes = z.object({ mode: z.enum(['light', 'dark']) })

export function frameMode(query: unknown): FrameMode {
  const read = modes.safeParse(query)
  return read.success ? read.data.mode : undefined
}

const document = ({ title, refreshSeconds, body }: FramePage, mode: FrameMode): string => `<!doctype html>
<html lang="en"${mode === undefined ? '' : ` data-mode="${mode}"`}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
${refreshSeconds === undefined ? '' : `<meta http-equiv="refresh" content="${refreshSeconds}">`}<title>${escaped(title)}</title><style>${style}</style></head>
<body><main>${body}</main></body>
</html>
`

export function framePages(origins: readonly string[]) {
  const policy = ({ hasPictures = false }: FramePage) =>
    [
      "default-src 'none'",
      ...(hasPictures ? ["img-src 'self'"] : []),
      `style-src 'sha256-${styleHash}'`,
      "base-uri 'none'",
      "form-action 'none'",
      `frame-ancestors ${["'self'", ...origins].join(' ')}`,
    ].join('; ')
  return (reply: FastifyReply, page: FramePage) =>
    reply
      .code(page.status)
      .headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy(page) })
      .send(document(page, frameMode(reply.request.query)))
}
