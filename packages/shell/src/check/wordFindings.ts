import type { SiteConfig } from '../site.ts'
import { insteadOf, type SiteFinding } from './siteFinding.ts'

type Texts = Readonly<Partial<Record<string, string>>>

/** Returns the names of a text's placeholders: `{points} of {limit}` has two. */
const blanksOf = (text: string): string[] => [...text.matchAll(/\{(\w+)/g)].map(([, blank = '']) => blank)

/** Returns texts that replace nothing or have an unknown placeholder. */
function wrongTexts(texts: Texts, catalogue: Texts, of: SiteFinding['of']): SiteFinding[] {
  const known = Object.keys(catalogue)
  return Object.entries(texts).flatMap(([name, text = '']): SiteFinding[] => {
    const own = catalogue[name]
    if (own === undefined) {
      const otherwise = 'no installed package has a text like it, so leave it out.'
      return [
        {
          subject: 'words',
          of,
          name,
          sentence: `"${name}" is not a text of this site: ${insteadOf(name, known, otherwise)}`,
        },
      ]
    }
    const given = blanksOf(own)
    return blanksOf(text)
      .filter((blank) => !given.includes(blank))
      .map((blank) => ({
        subject: 'words',
        of,
        name,
        sentence: `"${name}" fills in {${blank}}, which that text is not given: ${
          given.length === 0
            ? 'it has no blanks.'
            : `write ${[...new Set(given)].map((one) => `{${one}}`).join(', ')}.`
        }`,
      }))
  })
}

/**
 * Returns the findings about the texts that a site and its brand replace. `catalogue` has every
 * message of the installed packages; the site's own features add theirs.
 */
export async function wordFindings(
  { words = {}, brand, features }: SiteConfig,
  catalogue: Readonly<Record<string, string>>,
): Promise<SiteFinding[]> {
  const all: Record<string, string> = Object.assign(
    {},
    catalogue,
    ...features.map(({ messages }) => messages),
  )
  const translated = await Promise.all(Object.values(brand.translations ?? {}).map((load) => load()))
  const ofBrand = [brand.words ?? {}, ...translated.map((one) => one.words)]
  return [...wrongTexts(words, all, 'site'), ...ofBrand.flatMap((texts) => wrongTexts(texts, all, 'brand'))]
}
