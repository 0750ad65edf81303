import { MoreMessages, Sheet, useMessage } from '@kit/ui'
import { createElement } from 'react'
import { lazyPart } from '../../navigation/lazyPart.ts'
import { useSite } from '../../siteContext.ts'
import { Region } from '../Region.tsx'
import { headerMessages } from './headerMessages.ts'
import * as styles from './searchSheet.css.ts'

export interface SearchSheetProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export default function SearchSheet(props: SearchSheetProps) {
  return (
    <MoreMessages messages={headerMessages}>
      <Search {...props} />
    </MoreMessages>
  )
}

function Search({ isOpen, onOpenChange }: SearchSheetProps) {
  const { services } = useSite()
  const message = useMessage()
  return (
    <Sheet.Root open={isOpen} onOpenChange={onOpenChange}>
      <Sheet.Content
        title={message('shell.header.search')}
        labels={{ close: message('shell.header.search.close') }}
        hideTitle
      >
        <div className={styles.search}>
          {services.contributed('search').map((load, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- contributions never change while a site runs.
            <Region key={index} name="search" onBroken="nothing">
              {createElement(lazyPart(load), { onGo: () => onOpenChange(false), takesFocus: true })}
            </Region>
          ))}
        </div>
      </Sheet.Content>
    </Sheet.Root>
  )
}
