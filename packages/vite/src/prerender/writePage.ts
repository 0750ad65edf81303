import { createHash } from 'node:crypto'
import type { PrerenderedPage, PrerenderedSite } from '@kit/shell/prerender'
import { minifySync, type Rolldown } from 'vite'
import { escaped } from '../escaped.ts'
import type { BootFiles } from './bootBundle.ts'
import { criticalStyles } from './criticalStyles.ts'
import { chooseVariant, earlyTaps, firstFrame, noScriptStyles, variantStyles } from './firstFrame.ts'
import { headTags, withoutHead } from './headTags.ts'
import { messagesNamed } from './messagesNamed.ts'
import { partsBehindEntry, partsOfTap } from './partsBehindEntry.ts'
import { styleRules } from './styleRules.ts'
import type { Template } from './template.ts'

export interface PageBoot extends BootFiles {
  earlySheet?: string | undefined
}

export interface Pieces {
  template: Template
  site: PrerenderedSite
  bootOf(page: PrerenderedPage): PageBoot
  bundle: Rolldown.OutputBundle
  sheets: readonly string[]
  /** Pages load it before the sheet that names it. */
  font?: string | undefined
}

export interface WrittenPage {
  html: string
  styleHashes: string[]
  scriptHashes: string[]
  links: string[]
}

/** Returns what renders early on a page, its first requests, and the screens that are loaded next. */
export function bootsOn({ route }: PrerenderedPage, { boots }: PrerenderedSite) {
  const painting = boots.filter(({ asks }) => asks(route).length > 0)
  return {
    modules: painting.map(({ module }) => module),
    asks: painting.flatMap(({ asks }) => asks(route)),
    screens: painting.flatMap(({ screen }) => screen ?? []),
    given: Object.assign({}, ...painting.map(({ given }) => given)) as Readonly<Record<string, unknown>>,
  }
}

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

const variantName = ({ isPlayer, isWide }: { isPlayer: boolean; isWide: boolean }) =>
  [isPlayer && 'player', isWide && 'wide'].filter(Boolean).join('-')

/** Scripts that run before the first paint. */
const headScript = minifySync('head.js', `${firstFrame};${earlyTaps}`).code

const variantScript = minifySync('variant.js', chooseVariant).code

/** Escaped, so that it cannot end the element. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** Replaces parameters in an address by the index of their path segment: `{2}` is the second part. */
function withPlaces(address: string, path: string): string {
  const parts = path.split('/')
  return address.replaceAll(/:\w+/g, (parameter) => `{${parts.indexOf(parameter)}}`)
}

export const wordsIn = (text: string): readonly string[] => text.match(/[\w-]+/g) ?? []

const classesIn = (roots: readonly string[]) =>
  wordsIn(
    roots.flatMap((root) => [...root.matchAll(/ class="([^"]*)"/g)].map(([, names]) => names)).join(' '),
  )

function factsOf(
  page: PrerenderedPage,
  { template, site, bundle }: Pieces,
  { program, earlySheet }: PageBoot,
) {
  const messages = messagesNamed(site.facts.messages, program.code)
  const { entry, modules, sheets } = template
  const behind = [...modules, ...partsBehindEntry(bundle, bootsOn(page, site).screens)]
  const taps = site.taps.map(({ on, parts, asksFirst }) => {
    const addresses = partsOfTap(bundle, parts)
    return asksFirst === undefined ? [on, addresses] : [on, addresses, asksFirst]
  })
  const { given } = bootsOn(page, site)
  return { ...site.facts, messages, given, entry, sheets, behind, taps, earlySheet }
}

const headOf = ({ program }: BootFiles, styles: string, font: string | undefined): string =>
  `<script>${headScript}</script><style>${styles}</style><script type="module" crossorigin src="${program.address}"></script>` +
  (font === undefined
    ? ''
    : `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escaped(font)}">`)

function attributesOf(page: PrerenderedPage, site: PrerenderedSite): string {
  const asks = bootsOn(page, site).asks.map(
    (address) => site.facts.operator + withPlaces(address, page.route),
  )
  const attributes = {
    'data-density': site.density,
    'data-languages': site.languages.join(' '),
    ...(asks.length > 0 && { 'data-asks': asks.join(' ') }),
  }
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('')
}

/** Writes a page with its variants, its critical styles, and its first requests. */
export function writePage(page: PrerenderedPage, pieces: Pieces): WrittenPage {
  const { template, site, bootOf, sheets } = pieces
  const boot = bootOf(page)
  const { roots, rules } = styleRules(page.roots)
  const words = new Set([...classesIn(roots), ...wordsIn(boot.program.code)])
  const styles = criticalStyles(sheets, (name) => words.has(name)) + rules + variantStyles + noScriptStyles
  const [first = '', ...others] = roots
  const body = [
    `<div id="root">${first}</div>`,
    ...others.map((root, index) => {
      const variant = site.variants[index + 1]
      return `<template data-of="${variant ? variantName(variant) : ''}">${root}</template>`
    }),
    `<script>${variantScript}</script>`,
    `<script type="application/json" id="kit-page">${inScript(factsOf(page, pieces, boot))}</script>`,
  ].join('')
  // The character set must be in the first bytes; the rest of the head follows it.
  const html = withoutHead(template.html)
    .replace('<html', () => `<html${attributesOf(page, site)}`)
    .replace(
      /<meta charset[^>]*>/,
      (charset) => `${charset}${headTags(page.head, site)}${headOf(boot, styles, pieces.font)}`,
    )
    .replace('<div id="root"></div>', () => body)
  return {
    html,
    styleHashes: [hashOf(styles)],
    scriptHashes: [hashOf(headScript), hashOf(variantScript)],
    links: [`<${boot.program.address}>; rel=modulepreload`],
  }
}
