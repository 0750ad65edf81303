import { createElement } from 'react'
import { HomeRows as Rows, type HomeRowsProps } from './HomeRows.tsx'
import { rowScoreOf } from './RowScore.tsx'

export { EventTable } from './EventTable.tsx'
export { LayoutSwitch } from './LayoutSwitch.tsx'

/** The home page's rows with their scores, which its boot leaves to the site. */
export const HomeRows = (props: HomeRowsProps) => createElement(Rows, { ...props, scoreOf: rowScoreOf })
