import { expect, it } from 'vitest'
import { matrixFile } from './makeMatrices.ts'

it('makes a stories file that shows the stories of a component, in their order', () => {
  const code =
    "const meta = { title: 'Actions/Button' }\nexport default meta\nexport const Small: Story = {}\nexport const Big = {}\n"
  const { name, code: made } = matrixFile(code, '../Button.stories.tsx')!
  expect(name).toBe('Button.stories.tsx')
  expect(made).toContain("import meta, { Small, Big } from '../Button.stories.tsx'")
  expect(made).toContain("title: 'Matrix/Button'")
  expect(made).toContain('matrixOf(meta, { Small, Big })')
})

it('makes none for a screen', () => {
  expect(
    matrixFile("const meta = { title: 'Betting/Slip' }\nexport const Empty = {}", '../Slip'),
  ).toBeUndefined()
})
