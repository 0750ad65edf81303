import { useMediaQuery } from '@kit/ui'

/** Media query of pages with a rail, which contains the slip. */
export const railFrom = '(min-width: 1024px)'

export const useIsWide = (): boolean => useMediaQuery(railFrom)
