import type { BrandPictures } from '@kit/tokens'
import { Picture } from '@kit/ui'
import { useBrandPictures } from './useBrandPictures.ts'

export default function DrawnPicture({ name }: { name: Exclude<keyof BrandPictures, 'slides'> }) {
  return <Picture drawing={useBrandPictures()?.[name]} />
}
