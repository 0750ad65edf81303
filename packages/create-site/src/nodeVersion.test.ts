import { describe, expect, it } from 'vitest'
import { nodeFault } from './nodeVersion.ts'

describe('the version of Node', () => {
  it.each(['18.20.4', '20.20.2', '22.18.0', '24.6.0'])(
    '%s is too old, and a sentence states the required version',
    (version) => {
      expect(nodeFault(version)).toMatch(
        new RegExp(`needs Node 24\\.7 or newer and this is Node ${version.replaceAll('.', '\\.')}`),
      )
    },
  )

  it.each(['24.7.0', '24.21.0', '26.1.0'])('%s is accepted', (version) => {
    expect(nodeFault(version)).toBeUndefined()
  })
})
