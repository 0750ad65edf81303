import { createRequire } from 'node:module'
import path from 'node:path'
import { adjustmentText, themeCss, type OwnBrand } from '@kit/tokens/define'
import type { BrandFiles } from './brandFiles.ts'
import type { ReadBrand } from './readOwnBrand.ts'

/** The places of what is made of a brand's file, beside it: none of them is a file. */
export const partsOf = (file: string) => ({
  theme: `${file}.theme.css`,
  pictures: `${file}.pictures.js`,
  idea: `${file}.idea.js`,
  words: (language: string) => `${file}.words.${language}.js`,
})

const code = (value: unknown) => JSON.stringify(value)

/** Fonts stand in packages that the tokens bring: named by their place, so that the site need not have them itself. */
function withFonts(css: string, file: string, root: string): string {
  const require = createRequire(
    createRequire(path.join(root, 'package.json')).resolve('@kit/tokens/package.json'),
  )
  return css.replaceAll(/url\('(@fontsource[^']+)'\)/g, (_, address: string) => {
    const place = path.relative(path.dirname(file), require.resolve(address)).replaceAll(path.sep, '/')
    return `url('${place.startsWith('.') ? place : `./${place}`}')`
  })
}

/** Imports of a logo's picture files, which the bundler gives hashed addresses, and the code that names those by mode. */
function imageImports(images: BrandFiles['images']): { imports: string[]; code: string | undefined } {
  const names = new Map<string, string>()
  const nameOf = (file: string) => {
    const name = names.get(file) ?? `picture${names.size}`
    names.set(file, name)
    return name
  }
  const pairs = Object.entries(images ?? {}).map(
    ([part, { dark, light }]) => `${code(part)}:{"dark":${nameOf(dark.file)},"light":${nameOf(light.file)}}`,
  )
  return {
    imports: [...names].map(([file, name]) => `import ${name} from ${code(`${file}?no-inline`)}`),
    code: pairs.length > 0 ? `{${pairs.join(',')}}` : undefined,
  }
}

/** What the browser loads of the brand at once: its data. Pictures and other languages come when they are needed. */
function brandCode({ file, brand, exportedAs, files }: ReadBrand): string {
  const { made, logo, idea: _idea, pictures: _pictures, translations: _translations, ...data } = brand
  const images = imageImports(files.images)
  const { theme, pictures, idea, words } = partsOf(file)
  const languages = Object.keys(made.translations).map(
    (language) => `${code(language)}: () => import(${code(words(language))})`,
  )
  const lazy = [
    `idea: () => import(${code(idea)})`,
    `pictures: () => import(${code(pictures)})`,
    ...(languages.length > 0 ? [`translations: { ${languages.join(', ')} }`] : []),
  ]
  const exported = exportedAs.map((name) => `made as ${name}`).join(', ')
  const drawn = images.code ? `{ ...${code(logo)}, "images":${images.code} }` : code(logo)
  return [
    `import ${code(theme)}`,
    ...images.imports,
    `const made = { ...${code(data)}, logo: ${drawn}, ${lazy.join(', ')} }`,
    `export { ${exported} }\n`,
  ].join('\n')
}

/** The modules that stand in for a brand's file, by their places. */
export function ownBrandModules(read: ReadBrand, root: string): ReadonlyMap<string, string> {
  const { file, brand } = read
  const { design, faces, pictures, translations }: OwnBrand['made'] = brand.made
  const parts = partsOf(file)
  return new Map([
    [file, brandCode(read)],
    [parts.theme, withFonts(themeCss(design, [...faces, ...read.files.faces]), file, root)],
    // Its functions are left out: the images and shadows of the build stay.
    [parts.idea, `export const idea = ${code(design.idea)}\n`],
    [parts.pictures, `export const pictures = ${code(pictures)}\n`],
    ...Object.entries(translations).map(
      ([language, words]) => [parts.words(language), `export const words = ${code(words)}\n`] as const,
    ),
  ])
}

/** What the build says of a brand: the colours that a mode uses at another lightness than given. */
export const reportOf = ({ made }: OwnBrand): string[] =>
  made.design.adjustments.map((one) => `The brand "${made.design.name}": ${adjustmentText(one)}`)
