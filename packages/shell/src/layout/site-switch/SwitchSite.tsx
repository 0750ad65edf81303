import { Button, SwitchIcon, useMessage } from '@kit/ui'
import { useSitePair } from './useSitePair.ts'

/** Button to the second site of the domain, if switching is allowed (SHELL-028). */
export function SwitchSite() {
  const message = useMessage()
  const pair = useSitePair()
  if (!pair) return null
  return (
    <Button tone="ghost" size="small" loading={pair.isLeaving} onClick={pair.leave}>
      <SwitchIcon size="small" />
      {message('shell.header.switch')}
    </Button>
  )
}
