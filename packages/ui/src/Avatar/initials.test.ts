import { expect, it } from 'vitest'
import { initialsOf } from './initials.ts'

it.each([
  ['nightwatch', 'NI'],
  ['Sydney Thunder', 'ST'],
  ['Royal Challengers Bengaluru', 'RB'],
  ['night_watch.two', 'NT'],
  ['x', 'X'],
  ['', ''],
  ['नमन शर्मा', 'नश'],
  ['👩‍👩‍👧 wins', '👩‍👩‍👧W'],
])('renders "%s" as "%s"', (name, initials) => expect(initialsOf(name)).toBe(initials))
