import type { BrandDesign } from '../../packages/tokens/src/brands/brand.ts'

export class SignOffError extends Error {}

export interface SignOffRequest {
  brand: { name: string } | { file: string }
  /** Subjects whose title, name or id contains one of them. Default: all. */
  words: string[]
  /** True to only list failures, without taking pictures or writing a page. */
  isListOnly: boolean
}

const usageOf = (names: readonly string[]) => `    npm run prove:brand -- velvet                    everything
    npm run prove:brand -- velvet Button MarketGrid   what contains a word in its title, name or id
    npm run prove:brand -- --file ../site/brand.ts    a brand of your own
    npm run prove:brand -- --list velvet              what fails, without pictures and page: half the time

Brands: ${names.join(', ')}.`

/**
 * Parses the arguments of a run. `names` are the brands of the kit. Throws a SignOffError without a brand,
 * with an unknown one, and with an unknown option.
 */
export function readRequest(given: readonly string[], names: readonly string[]): SignOffRequest {
  const usage = usageOf(names)
  const isListOnly = given.includes('--list')
  const rest = given.filter((one) => one !== '--list')
  const unknown = rest.find((one) => one.startsWith('-') && one !== '--file')
  if (unknown !== undefined) throw new SignOffError(`There is no option ${unknown}.\n\n${usage}`)
  const at = rest.indexOf('--file')
  if (at !== -1) {
    const file = rest[at + 1]
    if (file === undefined) throw new SignOffError(`--file needs the file of a brand.\n\n${usage}`)
    return { brand: { file }, words: rest.filter((_, index) => index !== at && index !== at + 1), isListOnly }
  }
  const [name, ...words] = rest
  if (name === undefined) throw new SignOffError(`Which brand?\n\n${usage}`)
  if (!names.includes(name)) throw new SignOffError(`There is no brand "${name}".\n\n${usage}`)
  return { brand: { name }, words, isListOnly }
}

export const designOf = (name: string, designs: readonly BrandDesign[]): BrandDesign =>
  designs.find((design) => design.name === name)!
