import { lazy, Suspense } from 'react'
import { createStore } from 'zustand/vanilla'
import type { Feature } from '../feature.ts'
import { useStore } from '../siteContext.ts'
import { createConsent } from './consent.ts'
import type { OutsideServices, OutsideState } from './outsideContext.ts'
import { ownPages, type HelpVideo, type OutsideOptions } from './outsideOptions.ts'

const OutsideParts = lazy(() => import('./OutsideParts.tsx'))

function LateParts(services: OutsideServices) {
  if (!useStore(services.state).isReady) return null
  return (
    <Suspense fallback={null}>
      <OutsideParts {...services} />
    </Suspense>
  )
}

/**
 * External content of a site: chat, help videos, ad pixels. Loaded after the first screen; the site
 * works without it.
 */
export function outside(options: OutsideOptions = {}): Feature {
  return {
    name: 'outside',
    messages: {},
    setup(site) {
      const state = createStore<OutsideState>(() => ({
        isReady: false,
        video: null,
        isConsentWanted: false,
      }))
      let startedAt = 0
      const hasVideo = (video: HelpVideo) => Boolean(site.flags.get('help.videos')[video])
      const services: OutsideServices = {
        site,
        options,
        state,
        consent: createConsent(site.storage),
        startedAt: () => startedAt,
      }
      return {
        intents: {
          'consent.ask': () => state.setState({ isConsentWanted: true }),
          'video.open': ({ video }) => {
            if (hasVideo(video)) state.setState({ isReady: true, video })
          },
        },
        isAsking: { getState: () => state.getState().video !== null, subscribe: state.subscribe },
        overlays: [() => <LateParts {...services} />],
        videoSources: { hosts: options.videoHosts ?? [], ownPaths: ownPages },
        start() {
          startedAt = site.monotonicNow()
          return site.flags.subscribe(() => {
            const { video } = state.getState()
            if (video !== null && !hasVideo(video)) state.setState({ video: null })
          })
        },
        warm: () => state.setState({ isReady: true }),
      }
    },
  }
}

export type { OutsideOptions } from './outsideOptions.ts'
