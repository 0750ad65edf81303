import type { BrandPictures } from '@kit/tokens'
import { Picture } from '@kit/ui'
import { useBrandPictures } from './useBrandPictures.ts'

/** A picture of the brand, fetched when a page first needs one. Without it the page says as much in words. */
export function BrandPicture({ name }: { name: Exclude<keyof BrandPictures, 'slides'> }) {
  return <Picture drawing={useBrandPictures()?.[name]} />
}
