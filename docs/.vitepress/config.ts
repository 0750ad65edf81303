import { defineConfig } from 'vitepress'
import { sidebar } from './sidebar.ts'
import { writeWordsForMachines } from './llms.ts'

/** The documentation as a site. Its pages are the plain Markdown of this folder. */
export default defineConfig({
  title: 'Kit',
  description: 'A kit for betting-exchange and casino brand sites',
  lang: 'en',
  cacheDir: '../.kit/docs-cache',
  outDir: '../.kit/docs',
  rewrites: { 'decisions/README.md': 'decisions/index.md', 'spec/README.md': 'spec/index.md' },
  // Angle brackets in prose are words, and {{ }} are examples: nothing in these pages is a template.
  markdown: {
    html: false,
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    config(md) {
      for (const rule of ['text', 'code_inline'] as const) {
        const render = md.renderer.rules[rule]!
        md.renderer.rules[rule] = (...given) => render(...given).replaceAll('{{', '&#123;&#123;')
      }
    },
  },
  themeConfig: {
    nav: [
      { text: 'Start', link: '/' },
      { text: 'Recipes', link: '/recipes/a-word' },
      { text: 'Reference', link: '/reference/' },
      { text: 'Decisions', link: '/decisions/' },
    ],
    sidebar: sidebar(),
    outline: [2, 3],
    search: { provider: 'local' },
  },
  buildEnd: writeWordsForMachines,
})
