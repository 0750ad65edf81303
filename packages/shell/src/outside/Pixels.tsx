'use client'
import { useFlag } from '@kit/sdk/react'
import { ConsentBanner, IsolatedFrame, useMessage } from '@kit/ui'
import { useEffect, useState } from 'react'
import { useStore } from '../siteContext.ts'
import * as styles from './outside.css.ts'
import type { OutsideServices } from './outsideContext.ts'
import { ownPages } from './outsideOptions.ts'
import { mayCallPixels, pixelAddress, pixelsAfterMs, readPixelIds } from './pixelAddress.ts'
import { usePath } from './usePath.ts'

function useIsOver(afterMs: number, { site, startedAt }: OutsideServices): boolean {
  const [isOver, setIsOver] = useState(() => site.monotonicNow() - startedAt() >= afterMs)
  useEffect(() => {
    if (isOver) return undefined
    const timer = setTimeout(() => setIsOver(true), afterMs - (site.monotonicNow() - startedAt()))
    return () => clearTimeout(timer)
  }, [isOver, afterMs, site, startedAt])
  return isOver
}

/**
 * Requests consent to measure visits, once. Never shown over the slip or while something else waits
 * for the player.
 */
function ConsentBar({ consent, site }: OutsideServices) {
  const message = useMessage()
  const isAsking = useStore(site.isAsking)
  if (isAsking) return null
  return (
    <ConsentBanner
      label={message('shell.consent')}
      text={message('shell.consent.text')}
      labels={{ refuse: message('shell.consent.refuse'), allow: message('shell.consent.allow') }}
      className={styles.consent}
      onAnswer={(answer) => consent.say(answer)}
    />
  )
}

/** Loads the pixels once, on the first page that allows them. */
function PixelFrame({ address, site }: { address: string } & Pick<OutsideServices, 'site'>) {
  const message = useMessage()
  const path = usePath()
  const isAsking = useStore(site.isAsking)
  const [isCalled, setIsCalled] = useState(false)
  const mayCall = mayCallPixels(path) && !isAsking
  if (mayCall && !isCalled) setIsCalled(true)
  // The frame is also removed on a private page, where it could measure the time spent.
  if (!isCalled || !mayCallPixels(path)) return null
  return (
    <IsolatedFrame
      className={styles.pixels}
      src={address}
      hosts={[]}
      ownPaths={ownPages}
      title={message('shell.pixels')}
      aria-hidden
      inert
      refused={null}
    />
  )
}

/**
 * Ad pixels of the domain: called 5 s after the start, after consent if the brand requires it
 * (SHELL-129, Q-067).
 */
export function Pixels(services: OutsideServices) {
  const { site, options, consent } = services
  const ids = useFlag('analytics.adPixels')
  const answer = useStore(consent)
  const isOver = useIsOver(pixelsAfterMs, services)
  const { valid, wrong } = readPixelIds(ids)
  const problem = wrong.join(', ')
  useEffect(() => {
    if (problem !== '')
      site.onError(new Error(`analytics.adPixels: ${problem} is not a pixel ID. Use digits only`), 'outside')
  }, [problem, site])
  const { isConsentWanted } = useStore(services.state)
  const address = pixelAddress(options.pixels, valid, 'PageView')
  if (!isOver) return null
  const mayMeasure = !(options.consent ?? true) || answer === 'allowed'
  if (answer === null && (isConsentWanted || (address !== undefined && !mayMeasure)))
    return <ConsentBar {...services} />
  return address !== undefined && mayMeasure && <PixelFrame key={address} address={address} site={site} />
}
