import '@kit/tokens'
import { brands } from '@kit/tokens/brands'
import { DirectionProvider, MessagesProvider } from '@kit/ui'
import type { Decorator, Preview } from '@storybook/react-vite'
import { useLayoutEffect, type ReactNode } from 'react'
import './preview.css.ts'

declare const __STORY_BRAND__: string
declare const __STORY_MODE__: string
declare const __STORY_DIRECTION__: string

function ThemeFrame({
  brand,
  mode,
  direction,
  children,
}: {
  brand: string
  mode: string
  direction: string
  children: ReactNode
}) {
  const root = document.documentElement
  useLayoutEffect(() => {
    root.dataset['brand'] = brand
    root.dataset['mode'] = mode
    root.dir = direction
  }, [root, brand, mode, direction])
  return children
}

const themed: Decorator = (Story, { globals, parameters }) => (
  <ThemeFrame
    brand={String(globals['brand'])}
    mode={String(globals['mode'])}
    direction={String(globals['direction'])}
  >
    <DirectionProvider direction={globals['direction'] === 'rtl' ? 'rtl' : 'ltr'}>
      <MessagesProvider locale="en-IN" messages={(parameters['messages'] as Record<string, string>) ?? {}}>
        <Story />
      </MessagesProvider>
    </DirectionProvider>
  </ThemeFrame>
)

const choice = (title: string, icon: string, items: { value: string; title: string }[]) => ({
  description: title,
  toolbar: { title, icon, items, dynamicTitle: true },
})

const preview: Preview = {
  decorators: [themed],
  initialGlobals: { brand: __STORY_BRAND__, mode: __STORY_MODE__, direction: __STORY_DIRECTION__ },
  globalTypes: {
    brand: choice(
      'Brand',
      'paintbrush',
      Object.values(brands).map(({ name, label }) => ({ value: name, title: label })),
    ),
    mode: choice('Mode', 'mirror', [
      { value: 'dark', title: 'Dark' },
      { value: 'light', title: 'Light' },
    ]),
    direction: choice('Direction', 'transfer', [
      { value: 'ltr', title: 'Left to right' },
      { value: 'rtl', title: 'Right to left' },
    ]),
  },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    layout: 'padded',
    options: { storySort: { order: ['Foundations', 'UI', 'Account', 'Betting'] } },
  },
}

export default preview
