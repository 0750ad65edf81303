'use client'
import { MoreMessages, Sheet, Switch, useMessage } from '@kit/ui'
import { Fragment } from 'react'
import { useStore } from 'zustand'
import { useBetting } from '../model/bettingContext.ts'
import { keyMessages } from './keyMessages.ts'
import { keysState } from './keysState.ts'
import * as styles from './keyHelp.css.ts'

type KeyMessageId = keyof typeof keyMessages

/** Label of a key: a message id, or the character itself. */
type Cap = KeyMessageId | 'A' | 'B' | 'C' | 'L' | 'N' | 'P' | '/' | '?'

const groups: readonly {
  title: KeyMessageId
  rows: readonly { caps: readonly Cap[]; text: KeyMessageId }[]
}[] = [
  {
    title: 'betting.keys.prices',
    rows: [
      { caps: ['betting.keys.tab'], text: 'betting.keys.tabText' },
      { caps: ['betting.keys.arrows'], text: 'betting.keys.arrowsText' },
      { caps: ['betting.keys.home', 'betting.keys.end'], text: 'betting.keys.homeEndText' },
      { caps: ['B'], text: 'betting.keys.backText' },
      { caps: ['L'], text: 'betting.keys.layText' },
      { caps: ['betting.keys.enter', 'betting.keys.space'], text: 'betting.keys.takeText' },
      { caps: ['betting.keys.digits'], text: 'betting.keys.digitsText' },
    ],
  },
  {
    title: 'betting.keys.slip',
    rows: [
      { caps: ['betting.keys.digits'], text: 'betting.keys.digitsText' },
      { caps: ['A'], text: 'betting.keys.acceptText' },
      { caps: ['betting.keys.enter'], text: 'betting.keys.placeText' },
      { caps: ['betting.keys.escape'], text: 'betting.keys.escapeText' },
    ],
  },
  {
    title: 'betting.keys.anywhere',
    rows: [
      { caps: ['N'], text: 'betting.keys.nextText' },
      { caps: ['P'], text: 'betting.keys.previousText' },
      { caps: ['betting.keys.shiftN', 'betting.keys.shiftP'], text: 'betting.keys.eventsText' },
      { caps: ['C'], text: 'betting.keys.cashOutText' },
      { caps: ['/'], text: 'betting.keys.searchText' },
      { caps: ['?'], text: 'betting.keys.helpText' },
    ],
  },
]

const isMessageId = (cap: Cap): cap is KeyMessageId => cap in keyMessages

function KeyTable({ title, rows }: (typeof groups)[number]) {
  const message = useMessage()
  return (
    <table className={styles.table}>
      <caption className={styles.title}>{message(title)}</caption>
      <thead className={styles.head}>
        <tr>
          <th scope="col">{message('betting.keys.key')}</th>
          <th scope="col">{message('betting.keys.does')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ caps, text }) => (
          <tr key={`${caps.join()} ${text}`}>
            <th scope="row" className={styles.keys}>
              <span className={styles.caps}>
                {caps.map((cap, index) => (
                  <Fragment key={cap}>
                    {index > 0 && <span className={styles.or}>{message('betting.keys.or')}</span>}
                    <kbd className={styles.cap}>{isMessageId(cap) ? message(cap) : cap}</kbd>
                  </Fragment>
                ))}
              </span>
            </th>
            <td className={styles.text}>{message(text)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function KeySheet() {
  const message = useMessage()
  const state = keysState(useBetting())
  const { isHelpOpen, hasCharacterKeys } = useStore(state)
  return (
    <Sheet.Root open={isHelpOpen} onOpenChange={(open: boolean) => state.setState({ isHelpOpen: open })}>
      <Sheet.Content
        edge="auto"
        title={message('betting.keys.title')}
        labels={{ close: message('betting.keys.close') }}
      >
        <div className={styles.sheet}>
          {groups.map((group) => (
            <KeyTable key={group.title} {...group} />
          ))}
          <div>
            <Switch
              label={message('betting.keys.characters')}
              checked={hasCharacterKeys}
              onCheckedChange={(next: boolean) => state.setState({ hasCharacterKeys: next })}
            />
            <p className={styles.hint}>{message('betting.keys.charactersText')}</p>
          </div>
        </div>
      </Sheet.Content>
    </Sheet.Root>
  )
}

export default function KeyHelp() {
  return (
    <MoreMessages messages={keyMessages}>
      <KeySheet />
    </MoreMessages>
  )
}
