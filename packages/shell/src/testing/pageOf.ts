import type { Page } from '@kit/sdk/contract'

/** All rows of a list as its only page. */
export const pageOf = <Row>(docs: Row[]): Page<Row> => ({
  docs,
  limit: 100,
  nextPage: false,
  nextPageNumber: 1,
  previousPage: false,
  previousPageNumber: 1,
  showingFrom: 1,
  showingTo: docs.length,
  totalDocs: docs.length,
  totalPages: 1,
})
