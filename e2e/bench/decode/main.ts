import { createOperator, type DecodeWorker, type Operator } from '@kit/sdk'
import { getMarketGroup } from '@kit/sdk/contract'
import decoderUrl from '@kit/sdk/decode?worker&url'
import { readCompressed } from '../../../packages/sdk/src/codec/compressed.ts'

/** The markets of a group that a screen shows at a time. */
const shown = 12

/** Inflating and parsing alone, on the page, with no schema: what nothing that reads on the page can be cheaper than. */
async function inflate(): Promise<string> {
  const { docs } = await (await fetch('/api/inflate')).json()
  const markets = readCompressed(docs) as { teams: { back: { odd: number }[] }[] }[]
  const prices = markets.slice(0, shown).map(({ teams }) => Math.round((teams[0]?.back[0]?.odd ?? 0) * 100))
  return `${markets.length} ${prices.join(' ')}`
}

const operatorWith = (startDecoder?: () => Promise<DecodeWorker>): Operator =>
  createOperator({
    hosts: location.origin,
    clientKey: 'bench',
    domain: { name: 'bench', type: 'b2c' },
    connectSocket: () => new Promise(() => {}),
    ...(startDecoder && { startDecoder }),
  })

const operators = {
  page: operatorWith(),
  worker: operatorWith(async () => new Worker(decoderUrl, { type: 'module' })),
}

declare global {
  interface Window {
    bench: { read(subject: keyof typeof operators | 'inflate'): Promise<string> }
  }
}

window.bench = {
  /** Reads the group, and looks at the runners of what a screen shows. */
  async read(subject) {
    if (subject === 'inflate') return inflate()
    const markets = await operators[subject].client.call(getMarketGroup, {})
    const prices = markets.slice(0, shown).map(({ runners }) => runners[0]?.back[0]?.odds)
    return `${markets.length} ${prices.join(' ')}`
  },
}
document.documentElement.dataset['ready'] = 'yes'
