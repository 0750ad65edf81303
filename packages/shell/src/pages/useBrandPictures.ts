import type { BrandPictures } from '@kit/tokens'
import { useQuery } from '@tanstack/react-query'
import { useSite } from '../siteContext.ts'

/** The brand's pictures, loaded when a page first needs one; undefined while they load and when loading fails. */
export function useBrandPictures(): BrandPictures | undefined {
  const { brand } = useSite().config
  const { data } = useQuery({
    queryKey: ['brand pictures', brand.name],
    queryFn: () => brand.pictures().then(({ pictures }) => pictures),
    staleTime: Infinity,
    retry: false,
  })
  return data
}
