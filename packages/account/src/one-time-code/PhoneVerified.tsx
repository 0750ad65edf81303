import { MoreMessages } from '@kit/ui'
import { codeMessages } from './messages.ts'
import * as styles from './oneTimeCode.css.ts'
import { VerifiedMark } from './VerifiedMark.tsx'

/** The mark of a login by code, over the page that the login opened (AUTH-019). */
export default function PhoneVerified({ onClose }: { onClose: () => void }) {
  return (
    <MoreMessages messages={codeMessages}>
      <div role="status" className={styles.overPage}>
        <VerifiedMark onOver={onClose} />
      </div>
    </MoreMessages>
  )
}
