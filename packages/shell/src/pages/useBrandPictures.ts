import type { BrandPictures } from '@kit/tokens'
import { useQuery } from '@tanstack/react-query'
import { useSite } from '../siteContext.ts'

/**
 * Returns the brand's pictures, loaded when first needed; undefined while they load or if loading
 * fails.
 */
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
