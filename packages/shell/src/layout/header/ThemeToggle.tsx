import { useFlag } from '@kit/sdk/react'
import { IconButton, useMessage } from '@kit/ui'
import { useSyncExternalStore } from 'react'
import { useSite } from '../../siteContext.ts'

/**
 * Switches between dark and light and remembers the choice. Renders nothing if the brand forces
 * light.
 */
export function ThemeToggle() {
  const { colorMode } = useSite()
  const message = useMessage()
  const mode = useSyncExternalStore(colorMode.subscribe, colorMode.getState, colorMode.getPrerendered)
  // Subscribes to the flag, so that a change by the operator renders the button again.
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
