'use client'
import { formatPoints, momentText, useLocale } from '@kit/ui'
import { useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'
import type { ExportCell, ExportSheet } from '@kit/sdk/sheets'
import * as styles from './print.css.ts'

export interface PrintSheetProps {
  sheet: ExportSheet
  days: string
  onDone: () => void
}

/** The browser's dialog can save it as PDF. */
export function PrintSheet({ sheet, days, onDone }: PrintSheetProps) {
  const locale = useLocale()
  const done = useEffectEvent(onDone)
  useEffect(() => {
    const end = () => done()
    window.addEventListener('afterprint', end)
    window.print()
    return () => window.removeEventListener('afterprint', end)
  }, [])
  const textOf = (cell: ExportCell) =>
    'text' in cell ? cell.text : 'moment' in cell ? momentText(cell.moment, locale) : formatPoints(cell.minor)
  return createPortal(
    <div className={styles.sheet}>
      <p className={styles.title}>{sheet.title}</p>
      <p className={styles.days}>{days}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            {sheet.columns.map((column) => (
              <th key={column} className={styles.cell}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheet.rows.map(({ id, cells }) => (
            <tr key={id}>
              {cells.map((cell, at) => (
                <td
                  key={sheet.columns[at]}
                  className={'minor' in cell ? `${styles.cell} ${styles.figure}` : styles.cell}
                >
                  {textOf(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sheet.sums.map(({ label, minor }) => (
            <tr key={label}>
              <th className={styles.cell}>{label}</th>
              <td className={`${styles.cell} ${styles.figure}`}>{formatPoints(minor)}</td>
            </tr>
          ))}
        </tfoot>
      </table>
    </div>,
    document.body,
  )
}
