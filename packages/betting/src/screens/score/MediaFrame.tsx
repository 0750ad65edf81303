'use client'
import { Card, ErrorState, IsolatedFrame, useMessage } from '@kit/ui'
import { ownFramePaths } from '../../site/ownFramePaths.ts'
import { useBetting } from '../../slip/model/bettingContext.ts'

export interface MediaFrameProps {
  src: string
  title: string
}

/**
 * A score's page or a live picture in its frame. It may not start with sound by itself: browsers let a frame without that
 * permission begin silent, and a press in it turns the sound on.
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

/** The same as a card of the page. */
export default function MediaCard(props: MediaFrameProps) {
  return (
    <Card padded={false}>
      <MediaFrame {...props} />
    </Card>
  )
}
