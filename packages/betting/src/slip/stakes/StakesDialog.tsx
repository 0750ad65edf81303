'use client'
import { Sheet, useMessage } from '@kit/ui'
import type { StakeKind } from './savedStakes.ts'
import { StakeEditor } from './StakeEditor.tsx'

/** Source: BET-014. */
export function StakesDialog({ kind, onClose }: { kind: StakeKind; onClose: () => void }) {
  const message = useMessage()
  return (
    <Sheet.Root open onOpenChange={(open: boolean) => !open && onClose()}>
      <Sheet.Content
        edge="auto"
        title={message(`betting.stakes.title.${kind}`)}
        labels={{ close: message('betting.slip.close') }}
      >
        <StakeEditor kind={kind} onSaved={onClose} />
      </Sheet.Content>
    </Sheet.Root>
  )
}
