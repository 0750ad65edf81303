import { expect, it } from 'vitest'
import { returnPath } from './returnPath.ts'

it('AUTH-034 leads home when nothing else was asked for', () => {
  expect(returnPath(undefined)).toBe('/')
})

it('leads back to a path of this site', () => {
  expect(returnPath('/events/4/1.23')).toBe('/events/4/1.23')
})

it.each([
  'https://elsewhere.example',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'javascript:alert(1)',
  '',
])('never leads off the site: %s', (path) => expect(returnPath(path)).toBe('/'))
