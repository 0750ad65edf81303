import { expect, it } from 'vitest'
import { isPartMissing } from './isPartMissing.ts'

it.each([
  ['Failed to fetch dynamically imported module: https://site.test/assets/slip.js', true],
  ['error loading dynamically imported module: https://site.test/assets/slip.js', true],
  ['Importing a module script failed.', true],
  ['Unable to preload CSS for /assets/slip.css', true],
  ['Cannot read properties of undefined', false],
])('of "%s": %s', (message, isMissing) => expect(isPartMissing(new Error(message))).toBe(isMissing))

it('of what is no error: false', () => expect(isPartMissing('dynamically imported module')).toBe(false))
