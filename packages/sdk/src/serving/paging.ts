import type { Paging } from '../contract/endpoint.ts'

/**
 * The nine paging fields. Without a next or previous page, that field is the current page number; an empty list has
 * one page.
 */
export function pagingOf({ page, limit }: { page: number; limit: number }, totalDocs: number): Paging {
  const totalPages = Math.max(1, Math.ceil(totalDocs / limit))
  const nextPage = page < totalPages
  const previousPage = page > 1
  const before = (page - 1) * limit
  const isOnPage = before < totalDocs
  return {
    limit,
    nextPage,
    nextPageNumber: nextPage ? page + 1 : page,
    previousPage,
    previousPageNumber: previousPage ? page - 1 : page,
    showingFrom: isOnPage ? before + 1 : 0,
    showingTo: isOnPage ? Math.min(totalDocs, before + limit) : 0,
    totalDocs,
    totalPages,
  }
}
