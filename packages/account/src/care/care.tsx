import type { Jurisdiction } from '@kit/sdk/contract'
import { useFlag } from '@kit/sdk/react'
import type { Feature } from '@kit/shell/feature'
import { Icon } from '@kit/ui'
import { lazy, Suspense } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { menuMessages } from './menuMessages.ts'

declare module '@kit/shell/feature' {
  interface Intents {
    /**
     * Shows the reality check now, even if it is not due by the page's clock: the operator accepts no bet before it is
     * read.
     */
    'care.check': Record<string, never>
  }
}

export interface CareOptions {
  /**
   * The jurisdiction whose requirements players see at least. Default: the one the operator has declared for the
   * domain, which the operator enforces (decision jurisdictions). A difference from the operator's is reported in the console.
   */
  jurisdiction?: Jurisdiction
}

/**
 * Player protection: limits on deposits, losses and stakes, breaks, self-exclusion and reality checks, stored by the
 * operator. A brand with a licence can restyle what its jurisdiction requires, but not remove it.
 */
export function care({ jurisdiction }: CareOptions = {}): Feature {
  return {
    name: 'care',
    messages: menuMessages,
    pageFacts: async () => (await import('./parts.tsx')).pageFacts,
    setup(site) {
      const isAsked = createStore(() => false)
      const load = async (part: 'SaferPlay' | 'Watch') => ({
        default: (await import('./parts.tsx')).careParts(site, jurisdiction, isAsked)[part],
      })
      const Watch = lazy(() => load('Watch'))
      const forbid = async (named: Jurisdiction) => {
        const { careProfiles } = await import('./careProfiles.ts')
        site.flags.setLayer('jurisdiction', careProfiles[named].demands.forbids)
      }
      // The operator turns off what its jurisdiction forbids in the flags it sends.
      return {
        ...(jurisdiction && {
          start: () =>
            void forbid(jurisdiction).catch((error: unknown) =>
              site.onError(error, 'care: the jurisdiction'),
            ),
        }),
        offline: async () => (await import('./offlineAnswers.ts')).offlineAnswers,
        accountMenu: [
          {
            id: 'care',
            order: 40,
            labelId: 'care.menu',
            icon: <Icon name="clock" />,
            to: '/safer-play',
            // The menu belongs to one login, whose type does not change.
            useIsShown: () => site.operator.session.get()?.userType === 'user',
          },
        ],
        routes: [{ path: '/safer-play', load: () => load('SaferPlay'), hasRail: false }],
        intents: { 'care.check': () => isAsked.setState(true) },
        overlays: [
          () => {
            const asked = useStore(isAsked)
            return useFlag('domain.jurisdiction') !== 'none' ||
              asked ||
              (jurisdiction ?? 'none') !== 'none' ? (
              <Suspense fallback={null}>
                <Watch />
              </Suspense>
            ) : null
          },
        ],
      }
    },
  }
}
