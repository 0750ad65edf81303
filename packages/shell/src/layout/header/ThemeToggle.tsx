import { useFlag } from '@kit/sdk/react'
import { IconButton, useMessage } from '@kit/ui'
import { useSyncExternalStore } from 'react'
import { useSite } from '../../siteContext.ts'

/** Switches between dark and light and remembers it. Absent where the brand forces light. */
export function ThemeToggle() {
  const { colorMode } = useSite()
  const message = useMessage()
  const mode = useSyncExternalStore(colorMode.subscribe, colorMode.getState, colorMode.getPrerendered)
  // Read for the render it causes when the operator's word changes.
  useFlag('theme.forceLight')
  if (!colorMode.canToggle()) return null
  return (
    <IconButton
      icon={mode === 'dark' ? 'sun' : 'moon'}
      label={message(mode === 'dark' ? 'shell.theme.toLight' : 'shell.theme.toDark')}
      onClick={colorMode.toggle}
    />
  )
}
