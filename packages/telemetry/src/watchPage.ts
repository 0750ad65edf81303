import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'
import type { Collector } from './collector.ts'
import type { VitalEvent } from './events.ts'

/**
 * Reports the vitals of the page, and sends waiting events when the page is hidden. Returns a function that stops the
 * latter.
 */
export function watchPage(collector: Collector, facts: () => Pick<VitalEvent, 'atMs' | 'page'>): () => void {
  const report = ({ name, value, rating }: Metric) =>
    collector.add({ ...facts(), type: 'vital', name, value: Math.round(value * 1000) / 1000, rating })
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(report)
  // Registered after the listeners of web-vitals, which report their last values at the same moment.
  const onHidden = () => {
    if (document.visibilityState === 'hidden') queueMicrotask(() => collector.flush(true))
  }
  document.addEventListener('visibilitychange', onHidden)
  return () => document.removeEventListener('visibilitychange', onHidden)
}
