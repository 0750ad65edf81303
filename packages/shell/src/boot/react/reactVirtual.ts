// What stands in for TanStack Virtual in the boot of a page: nothing scrolls yet, so a list draws the rows of its own first
// screen and these tell none.

const nothing = () => {}

export const useWindowVirtualizer = () => ({
  getVirtualItems: () => [],
  measure: nothing,
  scrollToIndex: nothing,
})

export const defaultRangeExtractor = () => []
