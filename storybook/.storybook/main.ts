import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { mergeConfig } from 'vite'
import { fromSource } from '../../packages/vite/src/fromSource.ts'
import { makeMatrices } from '../matrix/makeMatrices.ts'
import { moments } from '../moments/plugin.ts'
import { makePages } from '../pages/makePages.ts'

makeMatrices()
makePages()

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../guides/*.mdx',
    '../pages/made/*.mdx',
    '../foundations/*.stories.tsx',
    '../../packages/*/src/**/*.stories.tsx',
    '../matrix/made/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The pages read the types of properties with the compiler, which supports unions.
  typescript: { reactDocgen: false },
  // Storybook shows the selected entry in white, which is unreadable on some brands' accents.
  managerHead: (head) =>
    `${head}<style>.sidebar-item[data-selected='true'], .sidebar-item[data-selected='true'] * { color: var(--on-accent) !important }</style>`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (own) =>
    mergeConfig(own, {
      plugins: [vanillaExtractPlugin(), moments()],
      ...fromSource,
      // The initial brand and mode of every story, so that one run of the stories can test one theme.
      define: {
        __STORY_BRAND__: JSON.stringify(process.env['KIT_STORY_BRAND'] ?? 'aurora'),
        __STORY_MODE__: JSON.stringify(process.env['KIT_STORY_MODE'] ?? 'dark'),
        __STORY_DIRECTION__: JSON.stringify(process.env['KIT_STORY_DIRECTION'] ?? 'ltr'),
      },
      build: {
        chunkSizeWarningLimit: 4000,
        rolldownOptions: {
          // Every file of Radix begins with "use client", which is right for servers and no reason for a
          // warning here.
          onLog: (level, log, report) => log.code === 'MODULE_LEVEL_DIRECTIVE' || report(level, log),
        },
      },
    }),
}

export default config
