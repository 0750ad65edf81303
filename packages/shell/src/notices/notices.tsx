import { lazy, Suspense, useEffect, useState } from 'react'
import type { Feature, SiteServices } from '../feature.ts'
import type { Notices } from './createNotices.ts'
import { NoticesContext } from './noticesContext.ts'

const NoticeStage = lazy(() => import('./NoticeStage.tsx'))

/** Loads the queue of pop-ups after the first screen; earlier calls are replayed in order. */
function lateNotices(site: SiteServices) {
  let loading: Promise<Notices> | undefined
  const load = () => {
    loading ??= import('./createNotices.ts').then(
      ({ createNotices }) => createNotices(site),
      (error: unknown) => {
        // The next call tries again.
        loading = undefined
        throw error
      },
    )
    return loading
  }
  return (act: (notices: Notices) => void): void =>
    void load()
      .then(act)
      .catch((error: unknown) => site.onError(error, 'pop-ups'))
}

/**
 * The pop-ups of a site: the welcome banner, an app update or download, the end of a login, and
 * offers of other features. Shows one at a time by importance, never over a bet without an answer,
 * an open sheet or any other overlay. Sources: SHELL-095 to SHELL-106, Q-103, Q-104.
 */
export function notices(): Feature {
  return {
    name: 'notices',
    messages: {},
    setup(site) {
      const tell = lateNotices(site)
      return {
        overlays: [
          function Stage() {
            const [own, setOwn] = useState<Notices>()
            useEffect(() => tell(setOwn), [])
            return (
              own && (
                <NoticesContext value={own}>
                  <Suspense fallback={null}>
                    <NoticeStage />
                  </Suspense>
                </NoticesContext>
              )
            )
          },
        ],
        intents: {
          'notice.offer': (offer) => tell((own) => own.offer(offer)),
          'notice.withdraw': ({ id }) => tell((own) => own.withdraw(id)),
          'session.ended': ({ textId }) => tell((own) => own.sessionEnded(textId)),
        },
        start() {
          let isOver = false
          let stop = () => {}
          tell((own) => {
            if (!isOver) stop = own.start()
          })
          return () => {
            isOver = true
            stop()
          }
        },
      }
    },
  }
}
