import { useMediaQuery } from '@kit/ui'

/** From this width on a site has a rail, which holds the slip. */
export const railFrom = '(min-width: 1024px)'

/** Whether the page is wide enough for a rail. */
export const useIsWide = (): boolean => useMediaQuery(railFrom)
