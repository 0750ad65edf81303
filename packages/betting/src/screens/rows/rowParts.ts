import { createElement } from 'react'
import { HomeRows as Rows, type HomeRowsProps } from './HomeRows.tsx'
import { rowScoreOf } from './RowScore.tsx'

export { EventTable } from './EventTable.tsx'
export { LayoutSwitch } from './LayoutSwitch.tsx'

/** The home page's rows with scores, which the bootstrap script does not render. */
export const HomeRows = (props: HomeRowsProps) => createElement(Rows, { ...props, scoreOf: rowScoreOf })
