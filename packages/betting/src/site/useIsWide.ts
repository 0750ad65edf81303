import { useMediaQuery } from '@kit/ui'

export const railFrom = '(min-width: 1024px)'

export const useIsWide = (): boolean => useMediaQuery(railFrom)
