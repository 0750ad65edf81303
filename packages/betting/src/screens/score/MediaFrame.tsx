'use client'
import { Card, ErrorState, IsolatedFrame, useMessage } from '@kit/ui'
import { ownFramePaths } from '../../site/ownFramePaths.ts'
import { useBetting } from '../../slip/model/bettingContext.ts'

export interface MediaFrameProps {
  src: string
  title: string
}

/**
 * Frame with a score page or a live picture. It has no autoplay permission, so browsers start it without sound until
 * the player presses it.
 */
export function MediaFrame({ src, title }: MediaFrameProps) {
  const message = useMessage()
  const { options } = useBetting()
  return (
    <IsolatedFrame
      src={src}
      hosts={options.frameHosts}
      ownPaths={ownFramePaths}
      title={title}
      permissions={['encrypted-media', 'fullscreen', 'picture-in-picture']}
      ratio={16 / 9}
      refused={<ErrorState title={message('betting.tv.refused')} text={message('betting.tv.refusedText')} />}
    />
  )
}

export default function MediaCard(props: MediaFrameProps) {
  return (
    <Card padded={false}>
      <MediaFrame {...props} />
    </Card>
  )
}
