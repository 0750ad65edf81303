import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useLayoutEffect, useState, type PropsWithChildren } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { create, type ThemeVars } from 'storybook/theming'
import chrome from '../pages/made/chrome.json'
import { ThemeFrame, type ThemeChoice } from './ThemeFrame.tsx'

const looks = chrome as Record<string, ThemeVars>

/** The globals are not a public part of a page's context. */
interface ContextWithGlobals {
  store?: { userGlobals?: { globals: ThemeChoice } }
}

const first: ThemeChoice = {
  brand: 'aurora',
  mode: 'dark',
  direction: 'ltr',
  density: 'own',
  motion: 'full',
  colors: 'own',
}

export function ThemedDocs({ context, children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState(first)
  useLayoutEffect(() => {
    // Read from the store and not from the event, because a story in a frame also reports its own globals to
    // this page.
    const follow = () => setGlobals((context as ContextWithGlobals).store?.userGlobals?.globals ?? first)
    follow()
    context.channel.on(GLOBALS_UPDATED, follow)
    return () => context.channel.off(GLOBALS_UPDATED, follow)
  }, [context])
  const theme = create(looks[`${globals.brand} ${globals.mode}`] ?? looks['aurora dark']!)
  return (
    <DocsContainer {...rest} context={context} theme={theme}>
      <ThemeFrame {...globals}>{children}</ThemeFrame>
    </DocsContainer>
  )
}
