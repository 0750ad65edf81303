import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'

// The pages of a built site: `pages.json` in its folder, written by the build.

/** A path of plain segments. A pattern may have parameters, and `/*` at its end for everything below. */
const pathForm = /^\/(?:[\w.~-]+(?:\/[\w.~-]+)*)?$/
const patternForm = /^(?:\/(?::\w+|[\w.~-]+))+(?:\/\*)?$/
/** Form of a path relative to the site's folder, and never above it. */
const fileForm = /^(?!\.)(?!.*\/\.)[\w.-]+(?:\/[\w.-]+)*\.html$/
const hashForm = /^sha(?:256|384|512)-[A-Za-z0-9+/]{43,86}={0,2}$/
/** The format that Node accepts in early hints. Two slashes would be another host. */
const linkForm = /^<\/(?![/\\])[\x21\x23-\x3b\x3d\x3f-\x7e]*>(?:; ?[a-z]+(?:=(?:[\w/-]+|"[\w/-]+"))?)+$/

const originForm = /^(?:https?|wss?):\/\/[a-z0-9.-]+(?::\d{1,5})?$/

const textOf = (form: RegExp, what: string) => z.string(what).check(z.regex(form, what))
const hashes = z._default(z.array(textOf(hashForm, 'is not a hash like sha256-…')), [])

const facts = {
  file: textOf(fileForm, 'is not a .html file of the folder'),
  /** Hashes of inlined styles and scripts, which the page's policy lists. */
  styleHashes: hashes,
  scriptHashes: hashes,
  /** Link headers of resources that the page needs first. */
  links: z._default(
    z.array(
      textOf(linkForm, 'is not a link to a path of this site, like </assets/boot.js>; rel=modulepreload'),
    ),
    [],
  ),
}
const pageFile = z.union([
  z.pipe(
    facts.file,
    z.transform((file) => ({ file, styleHashes: [], scriptHashes: [], links: [] })),
  ),
  z.strictObject(facts),
])

const manifest = z.strictObject({
  pages: z._default(
    z.array(
      z
        .strictObject({
          path: z.optional(textOf(pathForm, 'is not a path like /info/rules')),
          pattern: z.optional(textOf(patternForm, 'is not a pattern like /events/:eventId or /games/*')),
          ...facts,
        })
        .check(
          z.refine(
            ({ path, pattern }) => (path === undefined) !== (pattern === undefined),
            'has a path or a pattern, one of them',
          ),
        ),
    ),
    [],
  ),
  fallback: z.optional(pageFile),
  notFound: z.optional(pageFile),
  connect: z._default(z.array(textOf(originForm, 'is not an origin like https://api.brand.example')), []),
})

export interface Page {
  file: string
  styleHashes: readonly string[]
  scriptHashes: readonly string[]
  links: readonly string[]
}

export interface PageManifest {
  /** Pages by address in the router's syntax, with paths before patterns. */
  pages: readonly { url: string; page: Page }[]
  /** The answer for an address without a page: this one with 200, or `notFound` with 404 if it exists. */
  fallback: Page | undefined
  notFound: Page | undefined
  /** The origins that pages and workers of the site connect to, in addition to their own. */
  connect: readonly string[]
}

const index: Page = { file: 'index.html', styleHashes: [], scriptHashes: [], links: [] }

const wholeSite: PageManifest = {
  pages: [{ url: '/', page: index }],
  fallback: index,
  notFound: undefined,
  connect: [],
}

const wrong = (why: string) => new Error(`The site's pages.json is wrong: ${why}. Build the site again.`)

function check({ pages, fallback, notFound }: PageManifest, folder: string): void {
  if (!fallback && !notFound) throw wrong('it has neither fallback nor notFound')
  const shapes = new Set<string>()
  for (const { url } of pages) {
    const shape = url.replaceAll(/:\w+/g, ':')
    if (shapes.has(shape)) throw wrong(`${url} is there twice`)
    shapes.add(shape)
  }
  const files = [...pages.map(({ page }) => page), fallback, notFound].flatMap((page) => page?.file ?? [])
  const missing = files.find((file) => !existsSync(join(folder, file)))
  if (missing !== undefined) throw wrong(`there is no ${missing}`)
}

const wordsOf = (issue: z.core.$ZodIssue | undefined): string => {
  if (issue?.code === 'unrecognized_keys') return `has ${issue.keys.join(', ')}, which is unknown`
  return issue === undefined || issue.message.startsWith('Invalid input') ? 'does not fit' : issue.message
}

function parse(text: string): z.output<typeof manifest> {
  let written: unknown
  try {
    written = JSON.parse(text)
  } catch {
    throw wrong('it is not JSON')
  }
  const read = manifest.safeParse(written)
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw wrong(`${issue?.path.join('.') || 'it'} ${wordsOf(issue)}`)
}

/**
 * Reads the pages of a built site. Without a `pages.json`, every path is answered with `index.html`. Throws a
 * message if it is broken or names missing files.
 */
export async function readPages(folder: string): Promise<PageManifest> {
  const text = await readFile(join(folder, 'pages.json'), 'utf8').catch(() => undefined)
  if (text === undefined) return wholeSite
  const { pages, fallback, notFound, connect } = parse(text)
  const read = {
    pages: pages.map(({ path, pattern, ...page }) => ({ url: path ?? pattern ?? '', page })),
    fallback,
    notFound,
    connect,
  }
  check(read, folder)
  return read
}
