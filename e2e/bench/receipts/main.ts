import { readReceipt } from '../../../packages/wallet/src/receipt-reading/readReceipt.ts'
import { drawReceipt, receiptLayouts, receiptOf } from '../../../packages/wallet/src/testing/drawReceipt.ts'
import { preparePicture } from '../../../packages/wallet/src/upload/preparePicture.ts'

/** Fonts in addition to system fonts. */
const loaded = {
  Inter: new URL(
    '../../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    import.meta.url,
  ),
  Nunito: new URL(
    '../../../node_modules/@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2',
    import.meta.url,
  ),
  'Source Serif': new URL(
    '../../../node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
    import.meta.url,
  ),
  'Space Grotesk': new URL(
    '../../../node_modules/@fontsource-variable/space-grotesk/files/space-grotesk-latin-wght-normal.woff2',
    import.meta.url,
  ),
}
const faces = [...Object.keys(loaded).map((name) => `"${name}"`), 'sans-serif', 'serif', 'monospace']

export interface ReadReceipt {
  layout: string
  look: string
  outcome: 'exact' | 'wrong' | 'offered' | 'none'
  ms: number
}

declare global {
  interface Window {
    receipts: { read(number: number): Promise<ReadReceipt> }
  }
}

window.receipts = {
  /** Reads the receipt with this index, like the deposit. */
  async read(number) {
    const { facts, look } = receiptOf(number, faces)
    const picture = await preparePicture(await drawReceipt(facts, look))
    const before = performance.now()
    const { best, candidates } = await readReceipt(picture, {
      signal: new AbortController().signal,
      onProgress: () => {},
    }).catch(() => ({ best: undefined, candidates: [] as string[] }))
    const outcome =
      best === facts.utr
        ? 'exact'
        : best !== undefined
          ? 'wrong'
          : candidates.includes(facts.utr)
            ? 'offered'
            : 'none'
    return {
      layout: receiptLayouts[look.layout]?.name ?? '',
      look: JSON.stringify({ ...look, utr: facts.utr, best, candidates }),
      outcome,
      ms: performance.now() - before,
    }
  },
}
await Promise.all(
  Object.entries(loaded).map(async ([name, { href }]) =>
    document.fonts.add(await new FontFace(name, `url(${href})`, { weight: '400 700' }).load()),
  ),
)
document.documentElement.dataset['ready'] = 'yes'
