import type { BrandPictures } from '@kit/tokens'
import { Picture } from '@kit/ui'
import { useBrandPictures } from './useBrandPictures.ts'

/** A picture of the brand, once it is there. */
export default function DrawnPicture({ name }: { name: Exclude<keyof BrandPictures, 'slides'> }) {
  return <Picture drawing={useBrandPictures()?.[name]} />
}
