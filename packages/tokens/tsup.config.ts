import { library } from '../../scripts/library.ts'

export default library({
  sourcemap: false,
  // Fonts are files of our own, beside the stylesheet: it works from a plain link too.
  noExternal: [/^@fontsource-variable/],
  loader: { '.woff2': 'copy' },
  esbuildOptions: (options) => {
    options.assetNames = 'fonts/[name]'
  },
})
