import { createRequire } from 'node:module'
import path from 'node:path'
import { adjustmentText, meaningFindings, meaningText, themeCss, type OwnBrand } from '@kit/tokens/define'
import type { BrandFiles } from './brandFiles.ts'
import type { ReadBrand } from './readOwnBrand.ts'

/** Ids of the modules generated from a brand's file, next to it. None of them exists on disk. */
export const partsOf = (file: string) => ({
  theme: `${file}.theme.css`,
  pictures: `${file}.pictures.js`,
  idea: `${file}.idea.js`,
  words: (language: string) => `${file}.words.${language}.js`,
})

const code = (value: unknown) => JSON.stringify(value)

/** Names fonts by their paths, so that the site need not install the packages that the tokens depend on. */
function withFonts(css: string, file: string, root: string): string {
  const require = createRequire(
    createRequire(path.join(root, 'package.json')).resolve('@kit/tokens/package.json'),
  )
  return css.replaceAll(/url\('(@fontsource[^']+)'\)/g, (_, address: string) => {
    const place = path.relative(path.dirname(file), require.resolve(address)).replaceAll(path.sep, '/')
    return `url('${place.startsWith('.') ? place : `./${place}`}')`
  })
}

/** Returns the imports of a logo's picture files, which the bundler hashes, and the code that names them by mode. */
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

/** Pictures and translations are lazy. */
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

export function ownBrandModules(read: ReadBrand, root: string): ReadonlyMap<string, string> {
  const { file, brand } = read
  const { design, faces, pictures, translations }: OwnBrand['made'] = brand.made
  const parts = partsOf(file)
  return new Map([
    [file, brandCode(read)],
    [parts.theme, withFonts(themeCss(design, [...faces, ...read.files.faces]), file, root)],
    // Functions are left out: the images and shadows of the build are kept.
    [parts.idea, `export const idea = ${code(design.idea)}\n`],
    [parts.pictures, `export const pictures = ${code(pictures)}\n`],
    ...Object.entries(translations).map(
      ([language, words]) => [parts.words(language), `export const words = ${code(words)}\n`] as const,
    ),
  ])
}

/** The colours that a mode uses at another lightness than given, and those that can be confused. */
export const reportOf = ({ made }: OwnBrand): string[] =>
  [...made.design.adjustments.map(adjustmentText), ...meaningFindings(made.design).map(meaningText)].map(
    (sentence) => `The brand "${made.design.name}": ${sentence}`,
  )
