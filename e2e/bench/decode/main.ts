import { createOperator, type DecodeWorker, type Operator } from '@kit/sdk'
import { getMarketGroup } from '@kit/sdk/contract'
import decoderUrl from '@kit/sdk/decode?worker&url'
import { readCompressed } from '../../../packages/sdk/src/codec/compressed.ts'

/** Number of markets on the screen at a time. */
const shown = 12

/** Only decompresses and parses on the page, without a schema: the minimum cost of any reader on the page. */
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
  async read(subject) {
    if (subject === 'inflate') return inflate()
    const markets = await operators[subject].client.call(getMarketGroup, {})
    const prices = markets.slice(0, shown).map(({ runners }) => runners[0]?.back[0]?.odds)
    return `${markets.length} ${prices.join(' ')}`
  },
}
document.documentElement.dataset['ready'] = 'yes'
