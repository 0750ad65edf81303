import { createFlags, type FlagOverrides } from '@kit/sdk/flags'
import { createStore } from 'zustand/vanilla'
import { describe, expect, it } from 'vitest'
import { colorModeKey, createColorMode } from './colorMode.ts'

function memory(initial: Record<string, string> = {}) {
  const held = new Map(Object.entries(initial))
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  }
}

const modeOf = (flags: FlagOverrides, stored: string | null) =>
  createColorMode(
    createFlags(flags),
    ['dark', 'light'],
    memory(stored === null ? {} : { [colorModeKey]: stored }),
  )

describe('the theme of a site', () => {
  it.each([
    { stored: null, mode: 'dark' },
    { stored: 'light', mode: 'light' },
    { stored: 'dark', mode: 'dark' },
    { stored: 'purple', mode: 'dark' },
  ])('SHELL-126 is $mode when $stored is stored', ({ stored, mode }) => {
    expect(modeOf({}, stored).getState()).toBe(mode)
  })

  it.each([null, 'dark', 'light'])(
    'SHELL-127 is light on a brand that forces it, with %s stored',
    (stored) => {
      const flags = { 'theme.forceLight': true, 'theme.defaultMode': 'dark' } as const
      expect(modeOf(flags, stored).getState()).toBe('light')
    },
  )

  it('SHELL-132 is light when nothing is stored on a brand whose default is light', () => {
    expect(modeOf({ 'theme.defaultMode': 'light' }, null).getState()).toBe('light')
    expect(modeOf({ 'theme.defaultMode': 'light' }, 'dark').getState()).toBe('dark')
  })

  it('SHELL-125 CONF-026 keeps a choice over a reload', () => {
    const storage = memory()
    const open = () => createColorMode(createFlags(), ['dark', 'light'], storage)
    open().toggle()
    expect(storage.getItem(colorModeKey)).toBe('light')
    expect(open().getState()).toBe('light')
  })

  it('cannot be switched where light is forced', () => {
    expect(modeOf({ 'theme.forceLight': false }, null).canToggle()).toBe(true)
    const mode = modeOf({ 'theme.forceLight': true }, null)
    mode.toggle()
    expect(mode.canToggle()).toBe(false)
    expect(mode.getState()).toBe('light')
  })

  it('has the only mode of its brand, whatever the flags say', () => {
    const mode = createColorMode(createFlags({ 'theme.forceLight': true }), ['dark'], memory())
    expect([mode.getState(), mode.canToggle()]).toEqual(['dark', false])
  })

  it('SHELL-125 follows the device live where the brand does, until the player chooses', () => {
    const light = createStore(() => true)
    const storage = memory()
    const mode = createColorMode(createFlags(), ['dark', 'light'], storage, light)
    expect(mode.getState()).toBe('light')
    light.setState(false, true)
    expect(mode.getState()).toBe('dark')
    mode.toggle()
    expect(storage.getItem(colorModeKey)).toBe('light')
    light.setState(true, true)
    light.setState(false, true)
    expect(mode.getState()).toBe('light')
  })

  it('SHELL-127 has the mode of the operator’s record, not the device’s', () => {
    const flags = createFlags()
    const mode = createColorMode(
      flags,
      ['dark', 'light'],
      memory(),
      createStore(() => true),
    )
    flags.setLayer('operator', { 'theme.defaultMode': 'dark' })
    expect(mode.getState()).toBe('dark')
    const oneMode = createColorMode(
      createFlags(),
      ['dark'],
      memory(),
      createStore(() => true),
    )
    expect(oneMode.getState()).toBe('dark')
  })

  it('follows the operator while it runs, and the player before the operator', () => {
    const flags = createFlags()
    const mode = createColorMode(flags, ['dark', 'light'], memory())
    flags.setLayer('operator', { 'theme.defaultMode': 'light' })
    expect(mode.getState()).toBe('light')
    mode.toggle()
    flags.setLayer('operator', {})
    flags.setLayer('operator', { 'theme.defaultMode': 'light' })
    expect(mode.getState()).toBe('dark')
  })
})
