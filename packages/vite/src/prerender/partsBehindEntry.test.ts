import type { Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { partsBehindEntry, partsOfTap } from './partsBehindEntry.ts'

const chunk = (fileName: string, moduleIds: string[], more: object = {}) => ({
  [fileName]: { type: 'chunk', fileName, moduleIds, imports: [], isEntry: false, ...more },
})
const bundle = {
  ...chunk('index.js', ['/src/main.tsx'], { isEntry: true, imports: ['platform.js'] }),
  ...chunk('platform.js', ['/node_modules/react/index.js']),
  ...chunk('live.js', ['/packages/sdk/src/codec/compressed.ts', '/node_modules/socket.io-client/index.js']),
  ...chunk(
    'accountParts.js',
    ['/packages/account/src/offlineAnswers.ts', '/packages/account/src/Small.tsx'],
    {
      imports: ['platform.js', 'uiParts.js'],
      viteMetadata: { importedCss: new Set(['small.css']) },
    },
  ),
  ...chunk('uiParts.js', ['/packages/ui/src/Tile.tsx']),
  ...chunk('EventPage.js', ['/packages/betting/src/EventPage.tsx']),
} as unknown as Rolldown.OutputBundle

describe('chunks of a site by name', () => {
  it('are found in a file shared with others, with its imports and styles', () => {
    expect(partsOfTap(bundle, ['offlineAnswers'])).toEqual(['/accountParts.js', '/uiParts.js', '/small.css'])
  })

  it('include the imports for live prices, and exclude those of the entry', () => {
    expect(partsBehindEntry(bundle, ['EventPage'])).toEqual(['/live.js', '/EventPage.js'])
    expect(partsBehindEntry(bundle, [])).toEqual(['/live.js'])
  })
})
