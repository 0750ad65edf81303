import { useNames } from '@kit/ui'

/**
 * Returns a function that translates a known name of a sport, a market or a rule. Unknown names are returned unchanged.
 */
export const useName = () => useNames()
