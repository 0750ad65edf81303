import type { PrerenderedSite } from '@kit/shell/prerender'

/** Screenshot on a phone (`narrow`) or a wide screen; its file is in the site's folder. */
export interface Screenshot {
  src: string
  formFactor: 'narrow' | 'wide'
  widthPx: number
  heightPx: number
}

const iconOf = (name: string, purpose: 'any' | 'maskable') =>
  [192, 512].map((size) => ({
    src: `/icons/${name}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  }))

export const webManifest = (
  { name, color, language, shortcuts }: PrerenderedSite['app'],
  screenshots: readonly Screenshot[],
): string =>
  JSON.stringify({
    id: '/',
    name,
    short_name: name,
    lang: language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: color,
    theme_color: color,
    categories: ['sports', 'entertainment'],
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...iconOf('icon', 'any'),
      ...iconOf('maskable', 'maskable'),
    ],
    shortcuts: shortcuts.map(({ label, path }) => ({
      name: label,
      url: path,
      icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
    })),
    ...(screenshots.length > 0 && {
      screenshots: screenshots.map(({ src, formFactor, widthPx, heightPx }) => ({
        src,
        sizes: `${widthPx}x${heightPx}`,
        type: 'image/png',
        form_factor: formFactor,
        label: name,
      })),
    }),
  })
