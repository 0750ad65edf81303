import { expect, it } from 'vitest'
import { returnPath } from './returnPath.ts'

it('AUTH-034 opens the home page if no other page was requested', () => {
  expect(returnPath(undefined)).toBe('/')
})

it('returns to a path of this site', () => {
  expect(returnPath('/events/4/1.23')).toBe('/events/4/1.23')
})

it.each([
  'https://elsewhere.example',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'javascript:alert(1)',
  '',
])('never leaves the site: %s', (path) => expect(returnPath(path)).toBe('/'))
