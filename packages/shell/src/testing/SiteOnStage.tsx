import type { FlagOverrides } from '@kit/sdk/flags'
import { aurora } from '@kit/tokens/brands/aurora'
import { useEffect, useState } from 'react'
import { assembleSite } from '../assembleSite.ts'
import type { Feature } from '../feature.ts'
import { Site } from '../Site.tsx'
import { defineSite, type SiteConfig } from '../site.ts'
import { fakeBrowser } from './fakeBrowser.ts'
import { fakeOperator } from './fakeOperator.ts'
import { answerAs, casino, serving } from './servedPages.tsx'

export interface SiteOnStageProps {
  path?: string
  isPlayer?: boolean
  isWide?: boolean
  family?: SiteConfig['family']
  flags?: FlagOverrides
  features?: readonly Feature[]
}

const places = [
  ...casino,
  '/exchange',
  '/inPlay',
  '/promotions',
  '/deposit',
  '/withdraw',
  '/open-bets',
  '/transaction',
  '/about-us',
]

/** Feature that shows the account buttons. */
const accounts: Feature = {
  name: 'accounts',
  messages: {},
  setup: () => ({ intents: { register: () => undefined } }),
}

/** Renders a site without a network, in a browser that cannot navigate away. */
export function SiteOnStage({
  path = '/',
  isPlayer = false,
  isWide = false,
  family = 'b2c',
  flags,
  features,
}: SiteOnStageProps) {
  const [site] = useState(() => {
    const { browser, isWide: width } = fakeBrowser(path)
    width.setState(isWide, true)
    const { operator } = fakeOperator({
      login: isPlayer ? { token: 'stage', userType: 'user' } : null,
      answer: answerAs({}),
    })
    return assembleSite(
      defineSite({
        family,
        name: aurora.label,
        brand: aurora,
        features: [serving(places), accounts, ...(features ?? [])],
        flags: { 'auth.register.enabled': true, ...flags },
        live: { visitors: true },
        operator: { clientKey: 'stage', whiteLabelId: '' },
      }),
      browser,
      operator,
    )
  })
  useEffect(() => site.start(), [site])
  return <Site site={site} />
}
