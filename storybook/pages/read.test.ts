import { expect, it } from 'vitest'
import { forcible } from './forcedStates.ts'
import { readAnatomy } from './readAnatomy.ts'
import { changesIn, readChanges } from './readChanges.ts'
import { readStories, storiesFileOf, storiesOf } from './readStories.ts'
import { statementsOf, tokensIn } from './readTokens.ts'

it('reads the marks of each component of a row', () => {
  const marks = readAnatomy('| `Field`, `FieldGroup` | `field` | `field-box`, `field-error` |\n| x | y |')
  expect(marks.get('FieldGroup')).toEqual({ kit: 'field', parts: ['field-box', 'field-error'] })
  expect(marks.size).toBe(2)
})

it('reads tokens by their path and by a shorter name', () => {
  const code =
    'const { color, space: gap } = vars\nbackground: color.action, padding: gap.large, font: vars.font.body, x: other.color.no'
  expect(tokensIn(code)).toEqual(['color.action', 'font.body', 'space.large'])
})

it('takes only what a component uses from a style file, and what that refers to', () => {
  const code =
    'const base = { a: 1 }\nexport const dot = style([base])\nexport const badge = style({ b: 2 })\n'
  expect(statementsOf(code, new Set(['dot']))).toEqual([
    'const base = { a: 1 }\n',
    'export const dot = style([base])\n',
  ])
})

const charts = readStories(
  'packages/ui/src/Charts/Charts.stories.tsx',
  "const meta = { title: 'Data/Charts', component: Sparkline }\nexport const Line: Story = {}\nexport const WithTable: Story = { render: (args) => <BarChart {...args} /> }\n",
)!

it('finds the stories of each component in a file of several', () => {
  const all = new Set(['Sparkline', 'BarChart'])
  expect(storiesOf('Sparkline', charts, all).map(({ name }) => name)).toEqual(['Line'])
  expect(storiesOf('BarChart', charts, all)).toEqual([
    { name: 'WithTable', label: 'With Table', id: 'data-charts--with-table' },
  ])
})

it('finds the stories file of a component by its name, else by its content', () => {
  const folder = 'packages/ui/src/Charts'
  const codeOf = () => '<BarChart />'
  expect(storiesFileOf({ name: 'BarChart', file: `${folder}/BarChart.tsx` }, [charts], codeOf)).toBe(charts)
  expect(storiesFileOf({ name: 'Slider', file: 'packages/ui/src/Slider/Slider.tsx' }, [charts], codeOf)).toBe(
    undefined,
  )
})

it('reads no stories of a file without a title', () => {
  expect(readStories('a.stories.tsx', 'export const A = {}')).toBe(undefined)
})

it('gives each folder its own latest changes', () => {
  const log =
    '\0' +
    '2026-11-25\tRound a chip\n\npackages/ui/src/Chip/chip.css.ts\n' +
    '\0' +
    '2026-11-24\tMove a button\n\npackages/ui/src/Button/Button.tsx\n'
  const changes = changesIn(log, ['packages/ui/src/Chip', 'packages/ui/src/Button'])
  expect(changes.get('packages/ui/src/Chip')).toEqual([{ day: '2026-11-25', subject: 'Round a chip' }])
  expect(changes.get('packages/ui/src/Button')).toEqual([{ day: '2026-11-24', subject: 'Move a button' }])
})

it('has no changes, and no error, without a history', () => {
  expect(readChanges('/', ['packages/ui/src/Chip'])).toBe(undefined)
})

it('forces a state without changing the specificity of its selector', () => {
  expect(forcible('.a:hover:not([data-disabled])')).toBe(
    ".a:is(:hover, [data-forced~='hover']):not([data-disabled])",
  )
  expect(forcible('.a:focus-visible')).toBe(".a:is(:focus-visible, [data-forced~='focus-visible'])")
  expect(forcible('.a')).toBe('.a')
  const once = forcible('.a:active')
  expect(forcible(once)).toBe(once)
})
