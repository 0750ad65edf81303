import type { BrandPictures } from '@kit/tokens'
import { lazy } from 'react'
import { Region } from '../layout/Region.tsx'

const DrawnPicture = lazy(() => import('./DrawnPicture.tsx'))

/** A picture of the brand, fetched when a page first needs one. Without it the page says as much in words. */
export function BrandPicture({ name }: { name: Exclude<keyof BrandPictures, 'slides'> }) {
  return (
    <Region name="picture" onBroken="nothing">
      <DrawnPicture name={name} />
    </Region>
  )
}
