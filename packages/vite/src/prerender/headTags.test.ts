import type { PageHead } from '@kit/shell/prerender'
import { describe, expect, it } from 'vitest'
import { headTags, robotsText, sitemap, withoutHead } from './headTags.ts'

const site = { name: 'Harbour', address: 'https://harbour.example' }
const rules: PageHead = {
  title: 'Rules | Harbour',
  description: 'What "back" & <lay> mean.',
  isPrivate: false,
  path: '/rules-and-regulation',
}
const bets: PageHead = {
  title: 'Open bets | Harbour',
  description: undefined,
  isPrivate: true,
  path: undefined,
}

describe('the head of a page', () => {
  it('names the page, its canonical address and a picture for previews, as full URLs', () => {
    const tags = headTags(rules, site)
    expect(tags).toContain('<title>Rules | Harbour</title>')
    expect(tags).toContain('<link rel="canonical" href="https://harbour.example/rules-and-regulation">')
    expect(tags).toContain('<meta property="og:image" content="https://harbour.example/preview.png">')
    expect(tags).not.toContain('noindex')
  })

  it('escapes texts in attributes', () => {
    expect(headTags(rules, site)).toContain(
      '<meta name="description" content="What &quot;back&quot; &amp; &lt;lay> mean.">',
    )
  })

  it('keeps search engines and previews off a private page', () => {
    const tags = headTags(bets, site)
    expect(tags).toContain('<meta name="robots" content="noindex">')
    expect(tags).not.toMatch(/canonical|og:/)
  })

  it('names no address if the site has none', () => {
    expect(headTags(rules, { name: 'Harbour', address: undefined })).not.toMatch(/canonical|og:url|og:image/)
  })

  it('replaces the tags that the page was written with', () => {
    const written = `<head>\n  <meta\n    name="description"\n    content="Old"\n  />\n  <title>Old</title></head>`
    expect(withoutHead(written)).not.toContain('Old')
  })
})

describe('for search engines', () => {
  it('the sitemap lists public pages with a fixed address', () => {
    const text = sitemap([rules, bets, { ...rules, path: undefined }], site.address)
    expect([...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
      'https://harbour.example/rules-and-regulation',
    ])
  })

  it('robots.txt names the sitemap if there is one, and disallows the operator’s answers', () => {
    expect(robotsText(site.address)).toContain('Sitemap: https://harbour.example/sitemap.xml')
    expect(robotsText(undefined)).not.toContain('Sitemap')
    expect(robotsText(undefined)).toContain('Disallow: /api/')
  })
})
