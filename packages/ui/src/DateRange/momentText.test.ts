import { expect, it } from 'vitest'
import { momentText } from './momentText.ts'

it('formats a moment in local time and the given locale', () => {
  const at = new Date(2026, 10, 3, 14, 5).toISOString()
  expect(momentText(at, 'en-IN').toLowerCase()).toMatch(/^03 nov 2026, 2:05.pm$/)
  expect(momentText(at, 'hi-IN')).toContain('2026')
})

it('shows nothing for an invalid moment', () => {
  expect(momentText('', 'en-IN')).toBe('')
  expect(momentText('yesterday', 'en-IN')).toBe('')
})
