import '@kit/tokens'
import { brands } from '@kit/tokens/brands'
import { MessagesProvider } from '@kit/ui'
import type { Decorator, Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import '../harness/storyChecks.ts'
import type { Prop } from '../pages/facts.ts'
import { argTypesOf } from '../pages/inferArgTypes.ts'
import { MomentStage } from '../moments/MomentStage.tsx'
import { takes } from 'virtual:moments'
import propsByTitle from '../pages/made/props.json'
import { PageDirection } from './PageDirection.tsx'
import { onPage } from './preview.css.ts'
import { ThemedDocs } from './ThemedDocs.tsx'
import { ThemeFrame } from './ThemeFrame.tsx'

// Timeout of a story's `waitFor` in ms: a machine is busy in a test, and where one page plays several
// stories.
configure({ asyncUtilTimeout: 5000 })

declare const __STORY_BRAND__: string
declare const __STORY_MODE__: string
declare const __STORY_DIRECTION__: string

/** The base theme of stories that show many brands, so that no brand's own rules affect their cells. */
const neutral = { brand: 'wireframe', mode: 'light', motion: 'reduced' }

const themed: Decorator = (Story, { globals, parameters, viewMode }) => (
  <ThemeFrame
    brand={String(globals['brand'])}
    mode={String(globals['mode'])}
    direction={String(globals['direction'])}
    density={String(globals['density'])}
    motion={String(globals['motion'])}
    colors={String(globals['colors'])}
    {...(parameters['surroundings'] === 'neutral' && globals['matrix'] === 'every' && neutral)}
  >
    <PageDirection>
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
    </PageDirection>
  </ThemeFrame>
)

const atMoment: Decorator = (Story, { globals }) => (
  <MomentStage takeId={String(globals['moment'])}>
    <Story />
  </MomentStage>
)

const choice = (title: string, icon: string, items: { value: string; title: string }[]) => ({
  description: title,
  toolbar: { title, icon, items, dynamicTitle: true },
})

const preview: Preview = {
  decorators: [atMoment, themed],
  beforeEach: (story) => globalThis.storyChecks?.begin(story),
  afterEach: (story) => globalThis.storyChecks?.end(story),
  initialGlobals: {
    brand: __STORY_BRAND__,
    mode: __STORY_MODE__,
    direction: __STORY_DIRECTION__,
    density: 'own',
    locale: 'en-IN',
    motion: 'full',
    colors: 'own',
    moment: 'none',
    // Has no control: the address of a sign-off page's picture sets it.
    matrix: 'every',
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
      { value: 'own', title: 'Own density' },
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
    moment: choice('Moment of markets', 'timer', [
      { value: 'none', title: 'Own prices' },
      ...takes.map(({ id, title }) => ({ value: id, title })),
    ]),
    motion: choice('Motion', 'play', [
      { value: 'full', title: 'Full motion' },
      { value: 'reduced', title: 'Reduced' },
    ]),
    colors: choice('Forced colours', 'contrast', [
      { value: 'own', title: 'Forced colours: off' },
      { value: 'night-sky', title: 'Night sky (Windows)' },
      { value: 'desert', title: 'Desert (Windows)' },
    ]),
  },
  argTypesEnhancers: [
    ({ title, initialArgs, argTypes }) => ({
      ...argTypes,
      ...argTypesOf((propsByTitle as Record<string, Prop[]>)[title] ?? [], initialArgs),
    }),
  ],
  parameters: {
    docs: { container: ThemedDocs, toc: { headingSelector: 'h2', title: 'On this page' } },
    // Required by WCAG 2.2. axe does not enable it by default.
    a11y: { test: 'error', config: { rules: [{ id: 'target-size', enabled: true }] } },
    backgrounds: { disable: true },
    controls: { expanded: true },
    layout: 'padded',
    options: {
      storySort: {
        // Storybook reads this list without running it. It is the sidebar of matrix/groups.ts, which a test
        // compares.
        order: [
          'Foundations',
          'Guides',
          'Actions',
          'Fields',
          'Overlays',
          'Navigation',
          'Data',
          'Feedback',
          'Layout',
          'Betting',
          'Account',
          'Wallet',
          'Casino',
          'Matrix',
        ],
      },
    },
  },
}

export default preview
