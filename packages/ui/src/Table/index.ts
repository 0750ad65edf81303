export { Paging, type PageChange, type PagingProps } from './Paging.tsx'
export type { SortDirection, TableCellProps, TableHeaderProps, TableRootProps } from './tableParts.tsx'
export * as Table from './tableParts.tsx'
