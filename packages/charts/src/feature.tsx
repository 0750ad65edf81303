import type { Contributions, Feature } from '@kit/shell/feature'
import { useFlag } from '@kit/sdk/react'
import { useIsHydrated } from '@kit/ui'
import { lazy, Suspense, useSyncExternalStore, type ComponentType, type ReactNode } from 'react'
import type { AwayLineProps } from './away/AwayLine.tsx'
import { ChartsContext, createCharts } from './chartsContext.ts'

export type { ChartWord } from './allMessages.ts'

const ChartSheet = lazy(() => import('./chart/ChartSheet.tsx'))
// If the chunk cannot be loaded, nothing is shown.
const LazyAway = lazy<ComponentType<AwayLineProps>>(() =>
  import('./away/AwayLine.tsx').catch(() => ({ default: () => null })),
)

const useIsOffered = () => useFlag('betting.charts')

function Away(props: AwayLineProps) {
  const isOffered = useIsOffered()
  return useIsHydrated() && isOffered && <LazyAway {...props} />
}

/** Charts of a runner's prices and volume over time, and of moves while the player was away. */
export function charts(): Feature {
  return {
    name: 'charts',
    messages: {},
    setup(site): Contributions {
      const services = createCharts(site)
      const { store } = services
      return {
        events: [{ id: 'away', order: 10, Component: Away }],
        intents: { 'charts.open': (subject) => store.setState({ subject }) },
        isAsking: { getState: () => store.getState().subject !== null, subscribe: store.subscribe },
        overlays: [
          function Overlays() {
            const { subscribe, getState } = store
            const subject = useSyncExternalStore(
              subscribe,
              () => getState().subject,
              () => null,
            )
            return (
              subject && (
                <Suspense fallback={null}>
                  <ChartSheet ask={subject} onClose={() => store.setState({ subject: null })} />
                </Suspense>
              )
            )
          },
        ],
        provider: ({ children }: { children: ReactNode }) => (
          <ChartsContext value={services}>{children}</ChartsContext>
        ),
      }
    },
  }
}
