import { useFlag } from '@kit/sdk/react'
import { Button, Dialog, Icon, MoreMessages, useMessage } from '@kit/ui'
import { useState, type ReactNode } from 'react'
import { useSite } from '../siteContext.ts'
import type { OwnNotice } from './createNotices.ts'
import * as styles from './notices.css.ts'
import { useNotices } from './noticesContext.ts'
import { popupMessages } from './popupMessages.ts'

export interface NoticeDialogProps {
  id: string
  notice: OwnNotice
}

export default function NoticeDialog({ id, notice }: NoticeDialogProps) {
  return (
    <MoreMessages messages={popupMessages}>
      {notice.kind === 'welcome' && <Welcome id={id} />}
      {notice.kind === 'update' && <Update id={id} version={notice.version} />}
      {notice.kind === 'app' && <App id={id} />}
      {notice.kind === 'sessionEnded' && <SessionEnded id={id} text={<Text id={notice.textId} />} />}
    </MoreMessages>
  )
}

function Text({ id }: { id: Extract<OwnNotice, { kind: 'sessionEnded' }>['textId'] }) {
  return useMessage()(id)
}

function Popup(props: { id: string; title: string; children: ReactNode; footer: ReactNode }) {
  const { id, title, children, footer } = props
  const message = useMessage()
  const { close } = useNotices()
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && close(id)}>
      <Dialog.Content
        title={title}
        labels={{ close: message('shell.notice.close') }}
        footer={<div className={styles.buttons}>{footer}</div>}
      >
        {children}
      </Dialog.Content>
    </Dialog.Root>
  )
}

/** Notice after the first login of a player (SHELL-095, SHELL-096). */
function Welcome({ id }: { id: string }) {
  const { config } = useSite()
  const message = useMessage()
  const { close } = useNotices()
  const banner = useFlag('theme.mobileBanner')
  const text = useFlag('theme.bannerText')
  const [isBroken, setIsBroken] = useState(false)
  return (
    <Popup
      id={id}
      title={message('shell.notice.welcome.title')}
      footer={
        <Button tone="action" fullWidth onClick={() => close(id)}>
          {message('shell.notice.okay')}
        </Button>
      }
    >
      {banner && !isBroken && (
        <img
          className={styles.banner}
          src={banner}
          alt={text ?? message('shell.notice.welcome.picture', { name: config.name })}
          onError={() => setIsBroken(true)}
        />
      )}
      {text && <p className={styles.text}>{text}</p>}
      {isBroken && !text && (
        <p className={styles.text}>{message('shell.notice.welcome.picture', { name: config.name })}</p>
      )}
    </Popup>
  )
}

function Download({ labelId }: { labelId: 'shell.notice.update.download' | 'shell.notice.app.download' }) {
  const message = useMessage()
  const { download } = useNotices()
  const address = useFlag('app.apkUrl')
  return (
    <Button tone="action" fullWidth asChild>
      <a href={address ?? undefined} rel="noopener" onClick={download}>
        <Icon name="drift" />
        {message(labelId)}
      </a>
    </Button>
  )
}

/** Update pop-up: a new version of the app is available (SHELL-099 to SHELL-103). */
function Update({ id, version }: { id: string; version: string }) {
  const message = useMessage()
  return (
    <Popup
      id={id}
      title={message('shell.notice.update.title')}
      footer={<Download labelId="shell.notice.update.download" />}
    >
      <p className={styles.text}>{message('shell.notice.update.text', { version })}</p>
    </Popup>
  )
}

/** Download pop-up: the brand has an app (SHELL-104 to SHELL-106). */
function App({ id }: { id: string }) {
  const message = useMessage()
  const { close } = useNotices()
  return (
    <Popup
      id={id}
      title={message('shell.notice.app.title')}
      footer={
        <>
          <Download labelId="shell.notice.app.download" />
          <Button fullWidth onClick={() => close(id)}>
            {message('shell.notice.app.later')}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{message('shell.notice.app.text')}</p>
    </Popup>
  )
}

function SessionEnded({ id, text }: { id: string; text: ReactNode }) {
  const { services } = useSite()
  const message = useMessage()
  const { close } = useNotices()
  const logIn = () => {
    close(id)
    services.request('login', {})
  }
  return (
    <Popup
      id={id}
      title={message('shell.notice.session.title')}
      footer={
        <Button tone="action" fullWidth onClick={services.canRequest('login') ? logIn : () => close(id)}>
          {message(services.canRequest('login') ? 'shell.notice.session.login' : 'shell.notice.okay')}
        </Button>
      }
    >
      <p className={styles.text}>{text}</p>
    </Popup>
  )
}
