import type { BrandPictures } from '@kit/tokens'
import { Picture } from '@kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useSite } from '../siteContext.ts'

/** A picture of the brand, fetched when a page first needs one. Without it the page says as much in words. */
export function BrandPicture({ name }: { name: Exclude<keyof BrandPictures, 'slides'> }) {
  const { brand } = useSite().config
  const { data } = useQuery({
    queryKey: ['brand pictures', brand.name],
    queryFn: () => brand.pictures().then(({ pictures }) => pictures),
    staleTime: Infinity,
    retry: false,
  })
  return <Picture drawing={data?.[name]} />
}
