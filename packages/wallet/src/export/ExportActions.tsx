'use client'
import { Banner, Button, Dialog, MoreMessages, Progress, useMessage } from '@kit/ui'
import * as styles from '../transactions/transactions.css.ts'
import type { TransactionsView } from '../transactions/transactionsView.ts'
import { exportMessages } from './exportMessages.ts'
import { PrintSheet } from './PrintSheet.tsx'
import { useExport } from './useExport.ts'

export interface ExportActionsProps {
  view: TransactionsView
  today: string
}

/** Source: Q-111. */
export default function ExportActions(props: ExportActionsProps) {
  return (
    <MoreMessages messages={exportMessages}>
      <Actions {...props} />
    </MoreMessages>
  )
}

function Actions({ view, today }: ExportActionsProps) {
  const message = useMessage()
  const { progress, problem, printed, days, cancel, closePrint, download, print } = useExport(view, today)
  const isRunning = progress !== null
  return (
    <>
      <div className={styles.actions}>
        <Button size="small" className={styles.action} disabled={isRunning} onClick={() => download('xlsx')}>
          {message('wallet.transactions.excel')}
        </Button>
        <Button size="small" className={styles.action} disabled={isRunning} onClick={() => download('csv')}>
          {message('wallet.transactions.csv')}
        </Button>
        <Button size="small" className={styles.action} disabled={isRunning} onClick={print}>
          {message('wallet.transactions.pdf')}
        </Button>
      </div>
      {problem !== '' && <Banner tone="danger">{problem}</Banner>}
      {progress && (
        <Dialog.Root open onOpenChange={(opens: boolean) => !opens && cancel()}>
          <Dialog.Content
            title={message('wallet.export.title')}
            description={
              progress.rows
                ? message('wallet.export.progress', {
                    done: String(progress.rows.done),
                    total: String(progress.rows.total),
                  })
                : message('wallet.export.writing')
            }
            labels={{ close: message('wallet.export.close') }}
          >
            <div className={styles.detail}>
              <Progress
                label={message('wallet.export.title')}
                value={progress.rows && progress.rows.total > 0 ? progress.rows.done : null}
                max={progress.rows?.total || 1}
              />
              <Button onClick={cancel}>{message('wallet.export.cancel')}</Button>
            </div>
          </Dialog.Content>
        </Dialog.Root>
      )}
      {printed && <PrintSheet sheet={printed} days={days} onDone={closePrint} />}
    </>
  )
}
