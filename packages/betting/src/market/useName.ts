import { useNames } from '@kit/ui'

/** Returns what translates a known name of a sport, a market or a rule; an unknown one stays as it comes. */
export const useName = () => useNames()
