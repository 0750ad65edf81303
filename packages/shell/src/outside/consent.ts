import { createSiteStorage } from '@kit/sdk'
import { createStore } from 'zustand/vanilla'
import type { KeyValueStorage } from '../feature.ts'

export type Consent = 'allowed' | 'refused'

const key = 'kit.consent'
const campaign = ['utmSource', 'registrationSource'] as const

/**
 * Stores the visitor's consent to measurement; null if undecided. It survives closing the browser.
 * A refusal also clears the campaign of the visit (threat model U12).
 */
export function createConsent(storage: KeyValueStorage) {
  const stored = storage.getItem(key)
  const answer = createStore<Consent | null>(() =>
    stored === 'allowed' || stored === 'refused' ? stored : null,
  )
  return {
    getState: answer.getState,
    subscribe: answer.subscribe,
    say(consent: Consent) {
      storage.setItem(key, consent)
      const kept = createSiteStorage({ browser: storage, tab: storage })
      if (consent === 'refused') for (const name of campaign) kept.remove(name)
      answer.setState(consent, true)
    },
  }
}

export type ConsentStore = ReturnType<typeof createConsent>
