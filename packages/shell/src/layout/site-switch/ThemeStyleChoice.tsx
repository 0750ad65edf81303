import { MoreMessages, SegmentedControl, useMessage } from '@kit/ui'
import { themeStyleMessages } from './messages.ts'
import * as styles from './themeStyle.css.ts'
import type { ThemeStyle } from './otherSite.ts'
import { useSitePair } from './useSitePair.ts'

const choices: readonly ThemeStyle[] = ['diamond', 'world']

/**
 * Theme Style switcher: Diamond and World-UI. Choosing the other style opens the second site
 * (SHELL-052).
 */
export function ThemeStyleChoice() {
  return (
    <MoreMessages messages={themeStyleMessages}>
      <Choice />
    </MoreMessages>
  )
}

function Choice() {
  const message = useMessage()
  const pair = useSitePair()
  if (!pair) return null
  return (
    <div className={styles.choice}>
      <span className={styles.label} id="theme-style">
        {message('shell.themeStyle')}
      </span>
      <SegmentedControl.Root
        aria-labelledby="theme-style"
        value={pair.here}
        onValueChange={(style) => style !== pair.here && pair.leave()}
      >
        {choices.map((style) => (
          <SegmentedControl.Item key={style} value={style}>
            {message(`shell.themeStyle.${style}`)}
          </SegmentedControl.Item>
        ))}
      </SegmentedControl.Root>
    </div>
  )
}
