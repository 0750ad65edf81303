import { useFlag } from '@kit/sdk/react'
import { Button, useMessage } from '@kit/ui'
import { helpVideos } from '../../navigation/helpVideos.ts'
import { useHelpVideos } from '../../navigation/useHelpVideos.ts'
import { useSite } from '../../siteContext.ts'
import * as styles from './footer.css.ts'

/** A button for each help video of the domain that the site can play (SHELL-089, SHELL-090). */
export function HelpVideoButtons() {
  const { services } = useSite()
  const message = useMessage()
  const isWanted = useFlag('footer.helpVideoButtons')
  const videos = useHelpVideos(helpVideos)
  if (!isWanted || videos.length === 0) return null
  return (
    <div className={styles.videos} role="group" aria-label={message('shell.footer.help')}>
      {videos.map((video) => (
        <Button key={video} size="small" onClick={() => services.request('video.open', { video })}>
          {message(`shell.footer.help.${video}`)}
        </Button>
      ))}
    </div>
  )
}
