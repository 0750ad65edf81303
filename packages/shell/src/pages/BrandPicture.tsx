import type { BrandPictures } from '@kit/tokens'
import { lazy } from 'react'
import { Region } from '../layout/Region.tsx'

const DrawnPicture = lazy(() => import('./DrawnPicture.tsx'))

/**
 * A picture of the brand, loaded when first needed. Decorative: the page's text has the same
 * content.
 */
export function BrandPicture({ name }: { name: Exclude<keyof BrandPictures, 'slides'> }) {
  return (
    <Region name="picture" onBroken="nothing">
      <DrawnPicture name={name} />
    </Region>
  )
}
