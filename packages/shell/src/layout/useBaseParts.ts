import { useFlag } from '@kit/sdk/react'
import { useMemo } from 'react'
import { useSite } from '../siteContext.ts'
import { basePartsOf, type BasePart, type PageFacts } from './baseParts.ts'

/** Follows the flags. */
export function useBaseParts({ path, layout, isDetail }: Omit<PageFacts, 'homePath'>): ReadonlySet<BasePart> {
  const { services, homePath } = useSite()
  const { flags } = services
  const changes = [
    useFlag('layout.baseParts'),
    useFlag('theme.marqueeText'),
    useFlag('theme.headerBottomText'),
    useFlag('layout.header'),
    useFlag('layout.bettingFeaturesBlock'),
    useFlag('layout.paymentMethodStrip'),
  ]
  return useMemo(
    () => basePartsOf({ path, homePath, layout, isDetail }, flags),
    // oxlint-disable-next-line react/exhaustive-deps -- the flags say what they are now; their changes are the values above.
    [path, homePath, layout, isDetail, flags, ...changes],
  )
}
