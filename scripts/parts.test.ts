import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import type { SlipActionProps } from '../packages/betting/src/headless/index.ts'
import { partTable } from '../packages/shell/src/check/partTable.ts'
import type { PartName, PartProps, SiteParts } from '../packages/shell/src/feature/parts.ts'
import { root } from './workspaces.ts'

const slipAction: PartProps<'slipAction'> extends SlipActionProps ? 'late' : never = 'late'

/** The loading of each part by the types. A missing or additional part does not compile. */
const typed: { [Name in PartName]: SiteParts[Name]['loads'] } = {
  header: 'now',
  hero: 'now',
  bottomBar: 'now',
  emptyState: 'now',
  footer: 'late',
  slipAction,
  bettingFeatures: 'late',
  paymentStrip: 'late',
  getInTouch: 'late',
  notFound: 'late',
}

it('the table of parts has each part of the types, loaded as they declare', () => {
  const documented = Object.entries(partTable).map(([name, { loads }]) => [name, loads])
  expect(Object.fromEntries(documented)).toEqual(typed)
})

it('the page about parts shows the current table', () => {
  const page = readFileSync(path.join(root, 'docs/parts.md'), 'utf8')
  // Columns may be padded.
  const plain = (table = '') =>
    table
      .replaceAll(/ +/g, ' ')
      .replaceAll(/\| ?-+ ?(?=\|)/g, '|---')
      .trim()
  const rows = Object.entries(partTable).map(
    ([name, { text, loads, isPrerendered, stability, of }]) =>
      `| \`${name}\` | ${text}${of === undefined ? '' : ` Needs the feature \`${of}\`.`} | ${loads === 'now' ? 'a component' : 'a lazy import'} | ${isPrerendered ? 'yes' : 'no'} | ${stability} |`,
  )
  const table = [
    '| part | what it is | pass | in the prerendered HTML | stability |',
    '|---|---|---|---|---|',
    ...rows,
  ]
  // To update the page, copy the expected text of a failure.
  expect(plain(/^\| part[^]*?(?=\n\n)/m.exec(page)?.[0])).toBe(plain(table.join('\n')))
})
