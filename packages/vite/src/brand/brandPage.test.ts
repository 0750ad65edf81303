import { ledger } from '@kit/tokens/brands/ledger'
import { describe, expect, it } from 'vitest'
import { dressed } from './brandPage.ts'

describe('the page of a site', () => {
  it('SHELL-127 has its brand before any script runs, and offers no mode switch to a brand of one mode', () => {
    const page = dressed(
      '<html data-brand="%brand.name%" data-mode="%brand.mode%" data-modes="%brand.modes%"><title>%brand.label%</title>',
      ledger,
    )
    expect(page).toBe('<html data-brand="ledger" data-mode="light" data-modes="light"><title>Ledger</title>')
  })

  it('SHELL-126 follows the device’s mode if the brand does', () => {
    expect(dressed('%brand.modes%', { ...ledger, modes: ['dark', 'light'], followsDevice: true })).toBe(
      'dark light system',
    )
  })

  it('escapes special characters in the brand’s name', () => {
    const label = `<Win> & "$&" 🎰`
    expect(dressed('<title>%brand.label%</title>', { ...ledger, label })).toBe(
      '<title>&lt;Win> &amp; &quot;$&amp;&quot; 🎰</title>',
    )
  })
})
