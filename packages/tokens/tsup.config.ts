import { copyFileSync, globSync } from 'node:fs'
import { library } from '../../tsup.library.ts'

export default library({
  sourcemap: false,
  // Fonts are files of our own, beside the stylesheet: it works from a plain link too.
  noExternal: [/^@fontsource-variable/],
  loader: { '.woff2': 'copy' },
  esbuildOptions: (options) => {
    options.assetNames = 'fonts/[name]'
  },
  // A site takes its icon from the folder of its brand.
  async onSuccess() {
    for (const icon of globSync('src/brands/*/favicon.svg')) copyFileSync(icon, icon.replace('src', 'dist'))
  },
})
