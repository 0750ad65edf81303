import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { defaultsFor } from './defaults.ts'
import { ask, Canceled } from './questions.ts'

function typed(...keys: string[]) {
  const input = new PassThrough()
  const output = Object.assign(new PassThrough(), { columns: 80, rows: 24 })
  let said = ''
  output.on('data', (text: Buffer) => (said += text.toString()))
  const next = () => {
    const key = keys.shift()
    if (key !== undefined) input.write(key)
    if (keys.length > 0) setTimeout(next, 60)
  }
  setTimeout(next, 60)
  return { streams: { input, output }, said: () => said }
}
const enter = '\r'
const down = '\u001B[B'

describe('the questions', () => {
  it('are answered by typing, selecting, or pressing Enter for the default', async () => {
    const { streams, said } = typed(
      'Blue Harbour',
      enter,
      enter,
      '#0a7f5a',
      enter,
      down,
      enter,
      enter,
      enter,
      down,
      enter,
    )
    const answers = await ask({ folder: undefined }, defaultsFor, streams)
    expect(answers).toEqual({
      name: 'Blue Harbour',
      folder: 'blue-harbour',
      accent: '#0a7f5a',
      kind: 'b2b',
      operator: 'sandbox',
      languages: 'en',
      currency: 'points',
    })
    expect(said()).toContain('What kind of site?')
  })

  it('are skipped for given values, and repeated until the answer is valid', async () => {
    const given = {
      name: 'X',
      folder: '/nowhere/x',
      kind: 'b2c',
      operator: 'sandbox',
      languages: 'en',
      currency: 'inr',
    }
    const { streams, said } = typed('blau', enter, '\u0015', '#ff0', enter)
    const { accent } = await ask(given, defaultsFor, streams)
    expect(accent).toBe('#ff0')
    expect(said()).toContain('is not a colour of the form')
    expect(said()).toMatch(/accent \(#ffff00\) cannot be read in light/)
    expect(said()).not.toContain('What is the brand called?')
  })

  it('can be cancelled', async () => {
    const { streams } = typed('\u0003')
    await expect(ask({}, defaultsFor, streams)).rejects.toThrow(Canceled)
  })
})
