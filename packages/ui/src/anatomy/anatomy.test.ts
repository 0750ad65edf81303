/// <reference types="vite/client" />
import { composeStories } from '@storybook/react-vite'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createElement, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import * as ui from '../index.ts'
import { floatingMarks } from './floatingMarks.ts'

const sources = path.dirname(import.meta.dirname)

const unmarked = /Provider$|^MoreMessages$|^VisuallyHidden$/

/** Converts `DateRangePicker` to its dashed form. */
const dashed = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()

const components = Object.entries(ui)
  .filter(([name, part]) => /^[A-Z][a-z]/.test(name) && ['function', 'object'].includes(typeof part))
  .map(([name]) => name)
  .filter((name) => !unmarked.test(name))

/** All icons share one mark, and a group of fields counts as a field. */
const markOf = (name: string) =>
  name.endsWith('Icon') ? 'icon' : name === 'FieldGroup' ? 'field' : dashed(name)

/** The marks in the sources: of roots, which may have two names, and of parts. */
const written = globSync('*/*.tsx', { cwd: sources })
  .filter((file) => !/\.(stories|test)\.tsx$/.test(file))
  .map((file) => readFileSync(path.join(sources, file), 'utf8'))
  .reduce(
    ({ kits, parts }, code) => {
      for (const [, value = ''] of code.matchAll(/data-kit'?[=:] ?(\{.*?\}|'.*?'|".*?")/g))
        for (const [, words = ''] of value.matchAll(/['"](.*?)['"]/g)) kits.add(words)
      for (const [, word] of code.matchAll(/data-part'?[=:] ?['"]([a-z-]+)['"]/g)) parts.add(word!)
      // Dialog and sheet share one component.
      for (const [, kit] of code.matchAll(/ kit="([a-z]+)"/g)) kits.add(kit!)
      for (const [, end] of code.matchAll(/`\$\{kit\}-([a-z]+)`/g))
        for (const kit of ['dialog', 'sheet']) parts.add(`${kit}-${end!}`)
      return { kits, parts }
    },
    { kits: new Set<string>(), parts: new Set<string>() },
  )
const kitWords = new Set([...written.kits].flatMap((words) => words.split(' ')))
const partsOf = (kit: string) => {
  const inside = (part: string, of: string) => part.startsWith(`${of}-`)
  return [...written.parts]
    .filter((part) => inside(part, kit))
    .filter((part) => ![...kitWords].some((other) => other.length > kit.length && inside(part, other)))
    .toSorted()
}

const files = import.meta.glob<Record<string, unknown>>('../*/*.stories.tsx', { eager: true })
const rendered = new Set(
  Object.values(files)
    .flatMap((file) => Object.values(composeStories(file as never) as Record<string, ComponentType>))
    .map((Story) => renderToString(createElement(Story)))
    .flatMap((html) => [...html.matchAll(/ data-(?:kit|part)="([^"]*)"/g)])
    .flatMap(([, words = '']) => words.split(' ')),
)

function page(): string {
  const rows = [...new Set(components.map(markOf))].toSorted().map((kit) => {
    const names = components.filter((name) => markOf(name) === kit)
    const others = [...written.kits]
      .filter((words) => words.endsWith(` ${kit}`))
      .flatMap((words) => words.split(' ').filter((word) => word !== kit))
    const parts = [...new Set([...partsOf(kit), ...others.flatMap((other) => partsOf(other))])]
    const marks = [...new Set([...others, kit])].join(' ')
    return `| ${names.map((name) => `\`${name}\``).join(', ')} | \`${marks}\` | ${parts.map((part) => `\`${part}\``).join(', ')} |`
  })
  return `# Marks for a brand's CSS rules

Every component of \`@kit/ui\` has marks: \`data-kit\` on its outermost element, and \`data-part\` on the elements inside. Use these marks, tokens and
states in a brand's style sheet, and nothing else: class names change with each release.

\`\`\`css
/* One component, and one of its parts. */
[data-kit~='chip'] { text-transform: uppercase; }
[data-part='banner-icon'] { display: none; }
/* The box of every field, and of a select only. */
[data-part='field-box'] { border-width: 2px; }
[data-kit~='select'] [data-part='field-box'] { border-style: dashed; }
/* A state: \`data-tone\`, \`data-size\`, \`data-state\`, \`data-disabled\`, \`data-loading\`, \`data-invalid\`, … */
[data-kit~='button'][data-tone='action'] { letter-spacing: 0.02em; }
\`\`\`

- Match \`data-kit\` with \`~=\`: a component that is made of another has the names of both, \`button copy-button\`.
- The name of a part begins with that of its component, so that a rule does not match other components inside it.
- The kit's rules are in [layers](making-a-brand.md), and unlayered rules of a brand's sheet override them.
- Marks, tokens, message keys and \`data-*\` states are public: removing or renaming one is a breaking change.
- \`VisuallyHidden\` has no mark, because it is invisible.

Generated from the sources of \`packages/ui\`, and checked against what they render.

| component | \`data-kit\` | \`data-part\` |
|---|---|---|
${rows.join('\n')}
`
}

describe("marks for a brand's rules", () => {
  it.each(components)('%s has a mark', (name) => {
    expect([...kitWords]).toContain(markOf(name))
  })

  it('marks each part with the name of its component first', () => {
    const lost = [...written.parts].filter((part) => ![...kitWords].some((kit) => part.startsWith(`${kit}-`)))
    expect(lost).toEqual([])
  })

  it('shows every mark on some page, and no mark that the sources do not name', () => {
    const all = [...kitWords, ...written.parts].toSorted()
    expect([...new Set([...rendered, ...floatingMarks])].toSorted()).toEqual(all)
    expect(floatingMarks.filter((mark) => rendered.has(mark))).toEqual([])
  })

  // To update after an intended change: npx vitest run --project node anatomy -u
  it('has a page in the documentation', async () => {
    await expect(page()).toMatchFileSnapshot(path.join(sources, '../../../docs/anatomy.md'))
  })
})
