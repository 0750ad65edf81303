import { describe, expect, it } from 'vitest'
import { colorModeKey, colorModeOf, createColorMode } from './colorMode.ts'

function memory(initial: Record<string, string> = {}) {
  const held = new Map(Object.entries(initial))
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  }
}

describe('the theme of a site', () => {
  it.each([
    { stored: null, mode: 'dark' },
    { stored: 'light', mode: 'light' },
    { stored: 'dark', mode: 'dark' },
    { stored: 'purple', mode: 'dark' },
  ])('SHELL-126 is $mode when $stored is stored', ({ stored, mode }) => {
    expect(colorModeOf({}, stored)).toBe(mode)
  })

  it.each([null, 'dark', 'light'])(
    'SHELL-127 is light on a brand that forces it, with %s stored',
    (stored) => {
      expect(colorModeOf({ forceLight: true, defaultMode: 'dark' }, stored)).toBe('light')
    },
  )

  it('SHELL-132 is light when nothing is stored on a brand whose default is light', () => {
    expect(colorModeOf({ defaultMode: 'light' }, null)).toBe('light')
    expect(colorModeOf({ defaultMode: 'light' }, 'dark')).toBe('dark')
  })

  it('SHELL-125 keeps a choice over a reload', () => {
    const storage = memory()
    createColorMode({}, storage).toggle()
    expect(storage.getItem(colorModeKey)).toBe('light')
    expect(createColorMode({}, storage).getState()).toBe('light')
  })

  it('cannot be switched where light is forced', () => {
    const storage = memory()
    const mode = createColorMode({ forceLight: true }, storage)
    mode.toggle()
    expect(mode.canToggle).toBe(false)
    expect(mode.getState()).toBe('light')
    expect(storage.getItem(colorModeKey)).toBeNull()
  })
})
