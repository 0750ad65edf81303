import { marketChanged, type HistoryPoint } from '@kit/sdk/contract'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { ChartAsk } from '@kit/betting/feature'
import { useCharts } from '../chartsContext.ts'
import { addSeen } from '../model/series.ts'

/**
 * Records a runner's best prices as the page receives them. They are read when a frame is drawn, for any number of
 * changes; `onChange` is called for changes and every second, because the chart moves with time.
 */
export function useLivePrices(ask: ChartAsk, onChange: () => void) {
  const { site } = useCharts()
  const [seen] = useState<HistoryPoint[]>(() => [])
  const [nowMs, setNow] = useState(site.now)
  const look = useCallback(() => {
    const best = ask.best()
    if (best) addSeen(seen, site.now(), best)
  }, [ask, seen, site])
  const changed = useEffectEvent(onChange)
  useEffect(() => {
    const end = site.operator.live.on(marketChanged, ({ docs }) => {
      if (docs.some(({ marketId }) => marketId === ask.marketId)) changed()
    })
    const timer = setInterval(() => {
      look()
      setNow(site.now())
    }, 1_000)
    return () => {
      end()
      clearInterval(timer)
    }
  }, [site, ask, look])
  return { seen, look, nowMs }
}
