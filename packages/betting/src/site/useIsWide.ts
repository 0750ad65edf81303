import { useMediaQuery } from '@kit/ui'

/** Media query of pages with a rail, which contains the slip. */
export const railFrom = '(min-width: 1024px)'

/** Subscribes to the page width and returns true if there is space for a rail. */
export const useIsWide = (): boolean => useMediaQuery(railFrom)
