import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSite } from '../siteContext.ts'
import { ErrorFallback } from './ErrorFallback.tsx'

/** The frame around the page stays. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const { services } = useSite()
  const router = useRouter()
  useEffect(() => services.onError(error, 'page'), [services, error])
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return <ErrorFallback error={error} onRetry={retry} />
}
