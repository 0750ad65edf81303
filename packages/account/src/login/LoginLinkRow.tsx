import { Link, useMessage, type MessageId } from '@kit/ui'
import * as styles from './login.css.ts'
import type { LoginLink, LoginLinks } from './useLoginLinks.ts'

export function LoginLinkRow({ forgot, register, apk }: LoginLinks) {
  const message = useMessage()
  if (!forgot && !register && apk === undefined) return null
  return (
    <div className={styles.links}>
      {forgot && <One link={forgot} labelId="account.login.forgot" />}
      {register && <One link={register} labelId="account.login.register" />}
      {apk !== undefined && (
        <Link href={apk} download>
          {message('account.login.apk')}
        </Link>
      )}
    </div>
  )
}

function One({ link, labelId }: { link: LoginLink; labelId: MessageId }) {
  const message = useMessage()
  if ('address' in link)
    return (
      <Link href={link.address} labels={{ newWindow: message('account.login.chat.window') }}>
        {message(labelId)}
      </Link>
    )
  return (
    <Link asChild>
      <button type="button" onClick={link.onPress}>
        {message(labelId)}
      </button>
    </Link>
  )
}
