import '@kit/tokens'
import { brands } from '@kit/tokens/brands'
import { DirectionProvider, MessagesProvider } from '@kit/ui'
import type { Decorator, Preview } from '@storybook/react-vite'
import { useLayoutEffect, type ReactNode } from 'react'
import '../harness/storyChecks.ts'
import { onPage } from './preview.css.ts'

declare const __STORY_BRAND__: string
declare const __STORY_MODE__: string
declare const __STORY_DIRECTION__: string

function ThemeFrame({
  brand,
  mode,
  direction,
  density,
  motion,
  children,
}: Record<'brand' | 'mode' | 'direction' | 'density' | 'motion', string> & { children: ReactNode }) {
  const root = document.documentElement
  useLayoutEffect(() => {
    root.dataset['brand'] = brand
    root.dataset['mode'] = mode
    root.dataset['motion'] = motion
    root.dir = direction
    // Without the attribute a page has the brand's own density.
    if (density === 'own') delete root.dataset['density']
    else root.dataset['density'] = density
  }, [root, brand, mode, direction, density, motion])
  return children
}

/** The base theme of stories that show many brands: no brand's own rules reach their cells. */
const neutral = { brand: 'wireframe', mode: 'light', motion: 'reduced' }

const themed: Decorator = (Story, { globals, parameters, viewMode }) => (
  <ThemeFrame
    brand={String(globals['brand'])}
    mode={String(globals['mode'])}
    direction={String(globals['direction'])}
    density={String(globals['density'])}
    motion={String(globals['motion'])}
    {...(parameters['surroundings'] === 'neutral' && neutral)}
  >
    <DirectionProvider direction={globals['direction'] === 'rtl' ? 'rtl' : 'ltr'}>
      <MessagesProvider
        locale={String(globals['locale'])}
        messages={(parameters['messages'] as Record<string, string>) ?? {}}
      >
        {viewMode === 'docs' ? (
          <div className={onPage}>
            <Story />
          </div>
        ) : (
          <Story />
        )}
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
  beforeEach: (story) => globalThis.storyChecks?.begin(story),
  afterEach: (story) => globalThis.storyChecks?.end(story),
  initialGlobals: {
    brand: __STORY_BRAND__,
    mode: __STORY_MODE__,
    direction: __STORY_DIRECTION__,
    density: 'own',
    locale: 'en-IN',
    motion: 'full',
  },
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
    density: choice('Density', 'component', [
      { value: 'own', title: "The brand's own density" },
      { value: 'compact', title: 'Compact' },
      { value: 'regular', title: 'Regular' },
      { value: 'roomy', title: 'Roomy' },
    ]),
    locale: choice('Locale', 'globe', [
      { value: 'en-IN', title: 'English (India): 1,00,000' },
      { value: 'en-GB', title: 'English (Britain): 100,000' },
      { value: 'hi-IN', title: 'Hindi: dates and plurals' },
      { value: 'ar', title: 'Arabic: dates and plurals' },
    ]),
    motion: choice('Motion', 'play', [
      { value: 'full', title: "The brand's motion" },
      { value: 'reduced', title: 'Reduced' },
    ]),
  },
  parameters: {
    // Required by WCAG 2.2; axe does not enable it by default.
    a11y: { test: 'error', config: { rules: [{ id: 'target-size', enabled: true }] } },
    backgrounds: { disable: true },
    controls: { expanded: true },
    layout: 'padded',
    options: { storySort: { order: ['Foundations', 'Guides', 'UI', '*', 'Matrix'] } },
  },
}

export default preview
