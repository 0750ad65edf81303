import { describe, expect, it } from 'vitest'
import { unusableIn } from './folder.ts'
import { typedPath } from './nextSteps.ts'

describe('a folder in the next steps', () => {
  it.each<[string, NodeJS.Platform, string]>([
    ['harbour', 'linux', 'harbour'],
    ['../my sites/harbour', 'linux', '"../my sites/harbour"'],
    ['$HOME/harbour', 'linux', "'$HOME/harbour'"],
    [String.raw`..\harbour`, 'win32', String.raw`..\harbour`],
    [String.raw`D:\Brand Sites\harbour`, 'win32', String.raw`"D:\Brand Sites\harbour"`],
    [String.raw`C:\A & B\$x`, 'win32', String.raw`"C:\A & B\$x"`],
  ])('%s on %s is typed as %s', (folder, platform, typed) => {
    expect(typedPath(folder, platform)).toBe(typed)
  })

  it('on Windows is checked name by name', () => {
    expect(unusableIn(String.raw`C:\C#\harbour`, '\\')).toEqual({ sign: '#', name: 'C#' })
    expect(unusableIn(String.raw`C:\Users\Ada\harbour`, '\\')).toBeUndefined()
  })
})
