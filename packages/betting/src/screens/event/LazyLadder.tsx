'use client'
import { ErrorState, useMessage } from '@kit/ui'
import { useEffect, useState } from 'react'
import { useBettingSite } from '../../site/siteContext.ts'
import type { LadderPlaceProps } from './LadderPlace.tsx'
import type * as LadderPart from './LadderPlace.tsx'

let loaded: typeof LadderPart | undefined

/** Loads the ladder's code, once. What failed to load is requested again at the next need. */
async function loadLadder(): Promise<typeof LadderPart> {
  loaded ??= await import('./LadderPlace.tsx')
  return loaded
}

/** A runner's ladder, once its code is loaded. Code that could not be loaded, as offline, can be requested again. */
export function LazyLadder(props: LadderPlaceProps) {
  const message = useMessage()
  const { site } = useBettingSite()
  const [part, setPart] = useState(loaded)
  const [attempts, setAttempts] = useState(1)
  const [failedAttempt, setFailedAttempt] = useState(0)
  useEffect(() => {
    if (part) return undefined
    let isOver = false
    loadLadder().then(
      (own) => isOver || setPart(own),
      (error: unknown) => {
        if (!isOver) setFailedAttempt(attempts)
        site.onError(error, 'betting: loading the ladder')
      },
    )
    return () => {
      isOver = true
    }
  }, [part, attempts, site])
  if (part) return <part.default {...props} />
  if (failedAttempt === 0) return null
  return (
    <ErrorState
      title={message('betting.ladder.notLoaded')}
      text={message('betting.event.failedText')}
      labels={{ retry: message('betting.event.retry') }}
      loading={failedAttempt < attempts}
      onRetry={() => setAttempts(attempts + 1)}
    />
  )
}
