import { FlagsContext } from '@kit/sdk/react'
import { Fragment, Suspense, useCallback, type FragmentInstance, type ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { useSite } from '../siteContext.ts'
import { ErrorFallback } from '../pages/ErrorFallback.tsx'

export interface RegionProps {
  /** Name in error reports. */
  name: string
  loading?: ReactNode
  /** Replacement after an error: a panel with a retry button, or nothing. */
  onBroken?: 'panel' | 'nothing'
  children: ReactNode
}

/**
 * A part of the screen with its own error boundary and Suspense: an error in it never affects the
 * slip or the balance.
 */
export function Region({ name, loading = null, onBroken = 'panel', children }: RegionProps) {
  const { services, regions } = useSite()
  const enter = useCallback(
    (part: FragmentInstance | null) => (part ? regions.enter(name, part) : undefined),
    [regions, name],
  )
  return (
    <ErrorBoundary
      onError={(error) => services.onError(error, name)}
      FallbackComponent={onBroken === 'panel' ? BrokenPanel : BrokenNothing}
    >
      <Suspense fallback={loading}>
        <FlagsContext value={regions.flagsOf(name)}>
          <Fragment ref={enter}>{children}</Fragment>
        </FlagsContext>
      </Suspense>
    </ErrorBoundary>
  )
}

function BrokenPanel({ error, resetErrorBoundary }: FallbackProps) {
  return <ErrorFallback error={error} onRetry={() => resetErrorBoundary()} />
}

const BrokenNothing = () => null
