export { FilterBar, type AppliedFilter, type FilterBarProps } from './FilterBar.tsx'
