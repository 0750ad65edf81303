import type { PageHead } from '@kit/shell/prerender'
import { escaped } from '../escaped.ts'

/** The picture that link previews show, relative to the site's address. Sizes in px. */
export const previewPicture = { path: '/preview.png', width: 1_200, height: 630 }

const meta = (kind: 'name' | 'property', name: string, content: string | number | undefined) =>
  content === undefined ? '' : `<meta ${kind}="${name}" content="${escaped(String(content))}">`

/**
 * Returns the tags that search engines and link previews read. `address` is the site's origin, e.g.
 * `https://brand.example`. Previews need full URLs, so without it a page has no canonical address and no picture.
 */
export function headTags(
  { title, description, isPrivate, path }: PageHead,
  { name, address }: { name: string; address: string | undefined },
): string {
  const own = address !== undefined && path !== undefined ? `${address}${path}` : undefined
  const picture = address === undefined ? undefined : `${address}${previewPicture.path}`
  return [
    `<title>${escaped(title)}</title>`,
    meta('name', 'description', description),
    isPrivate ? meta('name', 'robots', 'noindex') : '',
    own === undefined ? '' : `<link rel="canonical" href="${escaped(own)}">`,
    ...(isPrivate
      ? []
      : [
          meta('property', 'og:type', 'website'),
          meta('property', 'og:site_name', name),
          meta('property', 'og:title', title),
          meta('property', 'og:description', description),
          meta('property', 'og:url', own),
          meta('property', 'og:image', picture),
          meta('property', 'og:image:width', picture && previewPicture.width),
          meta('property', 'og:image:height', picture && previewPicture.height),
          meta('name', 'twitter:card', picture && 'summary_large_image'),
        ]),
  ].join('')
}

export const withoutHead = (html: string): string =>
  html.replace(/\s*<title>[^<]*<\/title>/, '').replace(/\s*<meta\s+name="description"[^>]*>/, '')

/** Returns the robots.txt: search engines may read everything but the operator's answers. */
export const robotsText = (address: string | undefined): string =>
  ['User-agent: *', 'Disallow: /api/', ...(address ? ['', `Sitemap: ${address}/sitemap.xml`] : []), ''].join(
    '\n',
  )

/** Public pages with a fixed address. */
export function sitemap(heads: readonly PageHead[], address: string): string {
  const rows = heads.flatMap(({ path }) =>
    path === undefined ? [] : [`  <url><loc>${escaped(`${address}${path}`)}</loc></url>`],
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...rows,
    '</urlset>',
    '',
  ].join('\n')
}
