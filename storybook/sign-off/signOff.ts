import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from 'playwright'
import { adjustmentText } from '../../packages/tokens/src/brands/adjustments.ts'
import type { BrandDesign } from '../../packages/tokens/src/brands/brand.ts'
import type { IndexedStory } from '../compare/request.ts'
import { openStage, type Drawn } from './draw.ts'
import { failuresOf, type Failure, type Finding } from './failures.ts'
import { conditionsOf, subjectsOf, type Subject } from './plan.ts'
import { SignOffError } from './request.ts'
import { contrastRows, tokenFindings } from './tokenFindings.ts'
import { writePage, type SignOff } from './writePage.ts'

interface Options {
  browser: Browser
  /** Address of the built Storybook, and its stories. */
  url: string
  stories: Iterable<IndexedStory>
  design: BrandDesign
  /** The CSS of a brand that Storybook does not know. */
  css?: string | undefined
  words: readonly string[]
  /** Checks only the conditions with checks, and takes no picture. */
  isListOnly?: boolean
  drawnOf: string
  folder: string
  onProgress: (done: number, of: number, title: string) => void
}

/** Pages that render in parallel. */
const stages = 2

async function drawAll({
  browser,
  url,
  stories,
  design,
  css,
  words,
  isListOnly = false,
  onProgress,
}: Options) {
  const subjects = subjectsOf(stories, words, { isOwnBrand: css !== undefined })
  if (subjects.length === 0)
    throw new SignOffError(`No component or screen contains ${words.join(' or ')} in its title, name or id.`)
  const conditions = conditionsOf(design).filter(({ checks }) => !isListOnly || checks.length > 0)
  const results: { subject: Subject; drawn: Drawn[]; findings: Finding[] }[] = []
  let next = 0
  const work = async () => {
    const activeBrand = { name: design.name, ...(css !== undefined && { css }) }
    const draw = await openStage(browser, url, activeBrand, { isListOnly })
    for (let index = next++; index < subjects.length; index = next++) {
      const subject = subjects[index]!
      onProgress(index, subjects.length, subject.title)
      results[index] = { subject, ...(await draw(subject, conditions)) }
    }
  }
  await Promise.all(Array.from({ length: Math.min(stages, subjects.length) }, work))
  return { results, conditions }
}

const uriOf = (type: string, bytes: Buffer) => `data:image/${type};base64,${bytes.toString('base64')}`

/** Prints a page that is already written, with smaller pictures, because a PDF unpacks WebP. */
async function print(browser: Browser, html: string, file: string): Promise<void> {
  const page = await browser.newPage()
  await page.setContent(html, { waitUntil: 'load', timeout: 120_000 })
  await page.pdf({ path: file, preferCSSPageSize: true, printBackground: true })
  await page.close()
}

/**
 * Renders a brand, checks it and writes its page as HTML and PDF, or only checks it. Returns its failures and
 * the number of pictures.
 */
export async function signOff(options: Options): Promise<{ failures: Failure[]; pictures: number }> {
  const { browser, design, drawnOf, folder } = options
  const { results, conditions } = await drawAll(options)
  const failures = failuresOf([...tokenFindings(design), ...results.flatMap(({ findings }) => findings)])
  const pictures = results.reduce((sum, { drawn }) => sum + drawn.length, 0)
  if (options.isListOnly) return { failures, pictures }
  const report = (uri: (drawn: Drawn) => string): SignOff => ({
    label: design.label,
    drawnOf,
    failures,
    conditions,
    contrast: contrastRows(design),
    adjustments: design.adjustments.map(adjustmentText),
    subjects: results.map(({ subject, drawn }) => ({
      subject,
      pictures: drawn.map((one) => ({
        condition: one.condition,
        uri: uri(one),
        width: one.width,
        height: one.height,
      })),
    })),
  })
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'index.html'), writePage(report(({ webp }) => uriOf('webp', webp))))
  const printed = writePage(report(({ jpeg }) => uriOf('jpeg', jpeg)))
  await print(browser, printed, path.join(folder, `${design.name}.pdf`))
  return { failures, pictures }
}
