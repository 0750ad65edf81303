// Replaces TanStack Virtual in the bootstrap script: nothing scrolls yet, so lists render the rows
// of their first screen themselves and these hooks return no rows.

const nothing = () => {}

export const useWindowVirtualizer = () => ({
  getVirtualItems: () => [],
  measure: nothing,
  scrollToIndex: nothing,
})

export const defaultRangeExtractor = () => []
