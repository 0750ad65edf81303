'use client'
import { CasinoIcon, Dialog, SiteLink, useMessage } from '@kit/ui'
import { casinoLists } from './casinoLists.ts'
import * as styles from './categories.css.ts'
import { kindIcons } from './kindIcons.ts'
import { popupKinds } from './popupKinds.ts'
import { useOffer } from './useOffer.ts'

export default function CategoriesDialog({ onClose }: { onClose: () => void }) {
  const message = useMessage()
  const { games } = useOffer('all')
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Content title={message('casino.categories')} labels={{ close: message('casino.close') }}>
        <ul className={styles.categories}>
          {popupKinds.map((kind) => {
            const count = games?.filter((game) => game.kind === kind).length
            return (
              <li key={kind}>
                <SiteLink
                  to={casinoLists.find(({ type }) => type === kind)?.path ?? '/'}
                  className={styles.category}
                  onClick={onClose}
                >
                  <CasinoIcon name={kindIcons[kind]} size="large" />
                  <span className={styles.categoryName}>{message(`casino.list.${kind}`)}</span>
                  {count !== undefined && (
                    <span className={styles.count}>{message('casino.count', { count })}</span>
                  )}
                </SiteLink>
              </li>
            )
          })}
        </ul>
      </Dialog.Content>
    </Dialog.Root>
  )
}
