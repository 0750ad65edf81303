import { expect, it } from 'vitest'
import { shownName } from './shownName.ts'

it('SHELL-040 shows the first ten characters of a user name', () => {
  expect(shownName('averylongplayername')).toBe('averylongp')
  expect(shownName('short')).toBe('short')
})
