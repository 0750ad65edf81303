import { MoreMessages, Sheet, useMessage } from '@kit/ui'
import { lazy, useState, type ComponentType } from 'react'
import { PageSkeleton } from '../pages/PageSkeleton.tsx'
import { Region } from '../layout/Region.tsx'
import { informationMessages } from './messages.ts'

export interface InformationPanelProps {
  name: 'rules' | 'terms'
  load(name: 'rules' | 'terms'): Promise<{ default: ComponentType<{ isPanel?: boolean }> }>
  onClose: () => void
}

export function InformationPanel(props: InformationPanelProps) {
  return (
    <MoreMessages messages={informationMessages}>
      <Panel {...props} />
    </MoreMessages>
  )
}

function Panel({ name, load, onClose }: InformationPanelProps) {
  const message = useMessage()
  const [Page] = useState(() => lazy(() => load(name)))
  return (
    <Sheet.Root open onOpenChange={(opens) => !opens && onClose()}>
      <Sheet.Content
        edge="auto"
        title={message(`information.${name}`)}
        labels={{ close: message('information.close') }}
      >
        <Region name={`panel of the ${name}`} loading={<PageSkeleton />}>
          <Page isPanel />
        </Region>
      </Sheet.Content>
    </Sheet.Root>
  )
}
