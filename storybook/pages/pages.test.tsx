/// <reference types="vite/client" />
import path from 'node:path'
import { readFileSync } from 'node:fs'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { authored } from './authored/index.ts'
import { pictures } from './authored/pictures.tsx'
import { screens } from './authored/screens/index.ts'
import { screenPictures } from './authored/screens/pictures/index.ts'
import { ComponentPage } from './ComponentPage.tsx'
import type { PageFacts } from './facts.ts'
import { argTypeOf } from './inferArgTypes.ts'
import { readPages } from './makePages.ts'
import { ScreenPage } from './ScreenPage.tsx'
import { sections, type SectionId } from './sections.ts'
import type { StoriesModule } from './subject.tsx'

const root = path.join(import.meta.dirname, '../..')
const storiesFiles = import.meta.glob<StoriesModule>('../../packages/ui/src/*/*.stories.tsx', { eager: true })
const isComponent = ({ storiesFile }: PageFacts) => storiesFile.startsWith('packages/ui/')
const everyPage = readPages()
const pages = everyPage.filter(isComponent)
const screenPages = everyPage.filter((page) => !isComponent(page))

const htmlOf = (facts: PageFacts) =>
  renderToString(<ComponentPage facts={facts} stories={storiesFiles[`../../${facts.storiesFile}`]!} />)

// Each of its stories is in a frame, so none is rendered here.
const screenHtmlOf = (facts: PageFacts) => renderToString(<ScreenPage facts={facts} stories={{}} />)

const sectionsOf = (html: string) =>
  new Map(
    html
      .split('data-section="')
      .slice(1)
      .map((section) => [section.slice(0, section.indexOf('"')), section] as const),
  )

/** The minimum content of each section, in addition to its heading. */
const content: Record<SectionId, RegExp> = {
  purpose: /<b>For:<\/b> [^<]*\S[\s\S]*<b>Not for:<\/b> (?:<!-- -->)?[A-Z]/,
  anatomy: /data-kit=(?:"|&quot;)[a-z]/,
  properties: /<code>|data-live/,
  states: /data-shows="At rest"/,
  brands: /data-story="matrix-/,
  tokens: /<code>\w+\.\w+|It reads none itself/,
  keys: /A screen reader says:<\/b> (?:<!-- -->)?\S|Keys do nothing here/,
  rules: /data-kind="do"[\s\S]*<li>[\s\S]*data-kind="do-not"[\s\S]*<li>/,
  changes: /<table|without the history/,
}

const screenContent: Record<SectionId, RegExp> = {
  ...content,
  anatomy: /data-story="[\s\S]*<li/,
  properties: /<code>|It takes no properties/,
  states: /data-shows="[\s\S]*data-story="/,
  brands: /data-in-brand="[\s\S]*data-story="/,
  keys: /A screen reader says:<\/b> (?:<!-- -->)?\S/,
  rules:
    /data-kind="do"[^>]*><h4>[^<]*<\/h4><div inert="" data-picture="true"[\s\S]*<li>[\s\S]*data-kind="do-not"[^>]*><h4>[^<]*<\/h4><div inert="" data-picture="true"[\s\S]*<li>/,
}

const missingIn = (html: string, wanted: Record<SectionId, RegExp>) => {
  const found = sectionsOf(html)
  return Object.keys(sections).filter((id) => !wanted[id as SectionId].test(found.get(id) ?? ''))
}

/** Elements that are pressed or typed into, and components made of them: Radix's and the kit's. */
const pressable = new RegExp(
  [
    String.raw`<(?:button|a|input|select|textarea|summary|IconButton|Button|OverlayContent|\w+(?:Input|Field))\b`,
    String.raw`import \{[^}]*\b(?:Accordion|Checkbox|DropdownMenu|Popover|RadioGroup|Slider|Switch|Tabs|Toast)\b[^}]*\} from 'radix-ui'`,
    String.raw`\.Trigger\b|tabIndex=\{0\}`,
  ].join('|'),
)

const isInteractive = ({ file }: PageFacts) => pressable.test(readFileSync(path.join(root, file), 'utf8'))

describe('the page of a component of @kit/ui', () => {
  it.each(Object.keys(pictures))('%s shows its rules as pictures, one of each kind', (name) => {
    const page = pages.find((one) => one.name === name)
    expect(page, `there is no component ${name}`).toBeDefined()
    const rules = sectionsOf(htmlOf(page!)).get('rules') ?? ''
    for (const kind of ['do', 'do-not'])
      expect(rules).toMatch(
        new RegExp(`data-kind="${kind}"[^>]*><h4>[^<]*</h4><div inert="" data-picture="true"`),
      )
  })

  it.each(pages.map((page) => [page.name, page] as const))('%s has every section', (name, page) => {
    const missing = missingIn(htmlOf(page), content)
    expect(missing, `${name} has a page without: ${missing.join(', ')}`).toEqual([])
  })

  it('exists for every component with a mark', () => {
    const marked = readFileSync(path.join(root, 'docs/anatomy.md'), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .flatMap((line) => [...line.split('|')[1]!.matchAll(/`(\w+)`/g)].map(([, name]) => name!))
    expect(pages.map(({ name }) => name).toSorted()).toEqual(marked.toSorted())
  })

  it.each(pages.filter(isInteractive).map(({ name }) => name))(
    '%s states its keys and announcements',
    (name) => {
      expect(
        authored[name]?.keys?.length,
        `${name} reacts to keys: write which, in storybook/pages/authored`,
      ).toBeGreaterThan(0)
      expect(authored[name]?.says, `${name}: write what a screen reader says`).toBeTruthy()
    },
  )

  it.each(pages.map((page) => [page.name, page] as const))(
    '%s uses the same names for its properties as all others',
    (_name, page) => {
      const names = [...page.props, ...page.parts.flatMap(({ props }) => props)].map(({ name }) => name)
      // `loading`, not isLoading or retrying. `labels` for names of inner elements. `onValueChange`, not
      // onSelect or setValue.
      const odd = /^(?:is|has)[A-Z]|^(?:busy|pending|retrying|variant|color)$|^(?!get).+Labels?$|^set[A-Z]/
      expect(names.filter((name) => odd.test(name))).toEqual([])
      // Every uncontrolled component reports its changes.
      const silent = names
        .filter((name) => /^default(?:Value|Checked|Pressed|Open)$/.test(name))
        .map((name) => `on${name.slice('default'.length)}Change`)
        .filter((name) => !names.includes(name) && !names.includes('onChange'))
      expect(silent).toEqual([])
    },
  )

  it('has no texts about a removed component', () => {
    const known = new Set(pages.map(({ name }) => name))
    expect(Object.keys(authored).filter((name) => !known.has(name))).toEqual([])
  })
})

describe('the page of a screen', () => {
  it.each(screenPages.map((page) => [page.name, page] as const))('%s has every section', (name, page) => {
    const folder = 'storybook/pages/authored/screens'
    expect(screens[name], `write an entry ${name} in a file of ${folder}`).toBeDefined()
    expect(screenPictures[name], `draw the rules of ${name} in a file of ${folder}/pictures`).toBeDefined()
    const missing = missingIn(screenHtmlOf(page), screenContent)
    expect(missing, `${name} has a page without: ${missing.join(', ')}. Write them in ${folder}`).toEqual([])
  })

  it.each(Object.keys(screens))('%s starts with an existing story', (name) => {
    const page = screenPages.find((one) => one.name === name)
    expect(
      page,
      `there is no part ${name}: its entry in storybook/pages/authored/screens is left over`,
    ).toBeDefined()
    expect(page!.stories.map((story) => story.name)).toContain(screens[name]!.story)
  })

  it('has a unique name', () => {
    const names = everyPage.map(({ name }) => name)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  it('has no pictures of a removed screen', () => {
    expect(Object.keys(screenPictures).toSorted()).toEqual(screenPages.map(({ name }) => name).toSorted())
  })
})

describe('the controls of a property', () => {
  const propOf = (component: string, prop: string) =>
    pages.find(({ name }) => name === component)!.props.find(({ name }) => name === prop)!

  it('are a list of its values for a union, a checkbox for a boolean, a text field for a text', () => {
    expect(argTypeOf(propOf('Button', 'tone'), 'action')).toMatchObject({
      options: expect.arrayContaining(['action', 'accent', 'neutral', 'ghost', 'danger']) as unknown,
      control: { type: 'inline-radio' },
    })
    expect(argTypeOf(propOf('Icon', 'name'), 'cricket')).toMatchObject({ control: { type: 'select' } })
    expect(argTypeOf(propOf('Button', 'loading'), undefined)).toMatchObject({ control: { type: 'boolean' } })
    expect(argTypeOf(propOf('TextField', 'hint'), undefined)).toMatchObject({ control: { type: 'text' } })
    expect(argTypeOf(propOf('Progress', 'value'), 4)).toMatchObject({ control: { type: 'number' } })
  })

  it('do not exist without a plain value: for an element, a function, a list', () => {
    expect(argTypeOf(propOf('Button', 'children'), { type: 'b' })).toMatchObject({ control: false })
    expect(argTypeOf(propOf('Combobox', 'items'), [])).toMatchObject({ control: false })
    expect(argTypeOf(propOf('Checkbox', 'onCheckedChange'), undefined)).toMatchObject({ control: false })
  })

  it.each(pages.map((page) => [page.name, page] as const))('of %s are never a JSON editor', (_name, page) => {
    const all = [...page.props, ...page.storyProps, ...page.parts.flatMap(({ props }) => props)]
    const boxes = all.filter((prop) => JSON.stringify(argTypeOf(prop, undefined).control).includes('object'))
    expect(boxes.map(({ name }) => name)).toEqual([])
    // A property whose type is a union of literals only has a list of its values.
    const unions = all.filter(({ type }) => /^'[^']*'(?: \| '[^']*')+$/.test(type))
    expect(unions.filter(({ control }) => control !== 'options').map(({ name }) => name)).toEqual([])
  })

  it('reads the default of a property', () => {
    expect(propOf('Button', 'tone').initial).toBe("'neutral'")
    expect(propOf('Progress', 'max').initial).toBe('100')
  })
})
