import { copyFileSync, globSync } from 'node:fs'
import { library } from '../../tsup.library.ts'

export default library({
  sourcemap: false,
  // Fonts are emitted as files beside the stylesheet, so that it also works from a plain link.
  noExternal: [/^@fontsource/],
  loader: { '.woff2': 'copy' },
  esbuildOptions: (options) => {
    options.assetNames = 'fonts/[name]'
  },
  // A site takes its icon from its brand's folder.
  async onSuccess() {
    for (const icon of globSync('src/brands/*/favicon.svg')) copyFileSync(icon, icon.replace('src', 'dist'))
  },
})
