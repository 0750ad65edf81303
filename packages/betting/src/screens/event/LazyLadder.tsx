'use client'
import { ErrorState, useMessage } from '@kit/ui'
import { useEffect, useState } from 'react'
import { useBettingSite } from '../../site/siteContext.ts'
import type { LadderPanelsProps } from './LadderPanels.tsx'
import type * as LadderPart from './LadderPanels.tsx'

let loaded: typeof LadderPart | undefined

/** Loads the ladder's chunk once. After a failure, the next call tries again. */
async function loadLadder(): Promise<typeof LadderPart> {
  loaded ??= await import('./LadderPanels.tsx')
  return loaded
}

/** The ladders of a market, once their chunk is loaded. If loading fails, for example offline, the player can retry. */
export function LazyLadder(props: LadderPanelsProps) {
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
