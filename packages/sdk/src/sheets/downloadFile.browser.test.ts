import { afterEach, expect, it, vi } from 'vitest'
import { downloadFile } from './downloadFile.ts'

afterEach(() => vi.restoreAllMocks())

async function outcome(
  isInstalled: boolean,
  { canShare, share = async () => {} }: { canShare?: boolean; share?: () => Promise<void> },
) {
  const seen: string[] = []
  vi.spyOn(window, 'matchMedia').mockImplementation(() => ({ matches: isInstalled }) as MediaQueryList)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    seen.push(`link ${this.download}`)
  })
  Object.assign(navigator, {
    canShare: canShare === undefined ? undefined : () => canShare,
    share: async (data: ShareData) => {
      seen.push(`share ${data.files?.[0]?.name} ${data.files?.[0]?.type}`)
      await share()
    },
  })
  downloadFile(new Blob(['a'], { type: 'text/csv' }), 'a.csv')
  await new Promise((resolve) => setTimeout(resolve))
  Reflect.deleteProperty(navigator, 'canShare')
  Reflect.deleteProperty(navigator, 'share')
  return seen
}
const failing = (name: string) => async () => {
  throw new DOMException('no', name)
}

it.each([
  ['in a browser', false, { canShare: true }, ['link a.csv']],
  ['installed, where files are shared', true, { canShare: true }, ['share a.csv text/csv']],
  ['installed, where such a file is not shared', true, { canShare: false }, ['link a.csv']],
  ['installed, in a browser without sharing', true, {}, ['link a.csv']],
  [
    'installed, whose player closes the sheet',
    true,
    { canShare: true, share: failing('AbortError') },
    ['share a.csv text/csv'],
  ],
  [
    'installed, whose tap was too long ago',
    true,
    { canShare: true, share: failing('NotAllowedError') },
    ['share a.csv text/csv', 'link a.csv'],
  ],
] as const)('a site %s gives a file to the player', async (_site, isInstalled, ways, expected) =>
  expect(await outcome(isInstalled, ways)).toEqual(expected),
)
