import { createBrand } from '../brands/createBrand.ts'
import type { BrandPictures, LogoDrawing } from '../brands/brand.ts'
import type { Face, OwnFace } from '../fonts/faces.ts'
import { stack } from '../fonts/standIn.ts'
import { derivedFaultsOf, faultsOf } from './checkIdea.ts'
import { markSvg } from './markSvg.ts'
import type { LogoFiles, OwnBrand, OwnBrandIdea } from './ownBrand.ts'
import { plainPictures } from './plainPictures.ts'
import { wordLogo } from './wordLogo.ts'

/** The build measures such fonts. */
const isOwn = (face: Face | OwnFace): face is OwnFace => !('average' in face)

function fontsOf({ body, display = body, numeric = body }: NonNullable<OwnBrandIdea['fonts']>) {
  const all = [...new Set([body, display, numeric])].filter((face) => face !== undefined)
  const faces = all.filter((face): face is Face => !isOwn(face))
  const ownFaces = all.filter(isOwn)
  const font = {
    ...(body && { body: stack(body) }),
    ...(display && { display: stack(display) }),
    ...(numeric && { numeric: stack(numeric) }),
  }
  return { faces, ownFaces, font }
}

const isDrawing = (logo: OwnBrandIdea['logo']): logo is LogoDrawing =>
  typeof logo === 'object' && 'shapes' in logo

/** Converts any of the three forms of a logo to the longest one. */
function logoFiles(logo: Exclude<OwnBrandIdea['logo'], LogoDrawing>): LogoFiles | undefined {
  if (logo === undefined) return undefined
  return typeof logo === 'object' && 'word' in logo ? logo : { word: logo }
}

/** Anything else is the path of a file. */
const isSvg = (icon: string) => icon.trimStart().startsWith('<')

function refuse(name: unknown, faults: readonly string[]): void {
  if (faults.length > 0)
    throw new Error(
      `The brand "${String(name)}" cannot be built:\n${faults.map((one) => `- ${one}`).join('\n')}`,
    )
}

/**
 * Defines a site's own brand in one file, at any path. Missing modes, colours, icon, logo and pictures are derived.
 * Throws a sentence for each fault: an unknown name at any depth (with the nearest known one) or a value of the wrong
 * kind, each with its path, or unreadable colours.
 */
export function defineBrand(given: OwnBrandIdea): OwnBrand {
  refuse((given as OwnBrandIdea | undefined)?.name, faultsOf(given))
  const {
    fonts = {},
    imagery,
    logo: ownLogo,
    favicon,
    pictures,
    layout,
    words,
    translations,
    ...idea
  } = given
  const { faces, ownFaces, font } = fontsOf(fonts)
  const design = createBrand({ ...idea, font, ...(imagery && { pictures: imagery }) })
  refuse(design.name, derivedFaultsOf(given, design))
  const { name, label, modes, defaultMode, density, palettes } = design
  const logo = isDrawing(ownLogo) ? ownLogo : wordLogo(label)
  const files = isDrawing(ownLogo) ? undefined : logoFiles(ownLogo)
  const hasIconFile = favicon !== undefined && !isSvg(favicon)
  const drawn: BrandPictures = { ...plainPictures, ...pictures }
  const translated = Object.entries(translations ?? {})
  return {
    name,
    label,
    modes,
    defaultMode,
    ...(modes.length > 1 && given.defaultMode === undefined && { followsDevice: true }),
    density,
    themeColor: { dark: palettes.dark.canvas, light: palettes.light.canvas },
    logo,
    idea: () => Promise.resolve({ idea: design.idea }),
    pictures: () => Promise.resolve({ pictures: drawn }),
    ...(layout && { layout }),
    ...(words && { words }),
    ...(translated.length > 0 && {
      translations: Object.fromEntries(
        translated.map(([language, texts]) => [language, () => Promise.resolve({ words: texts })]),
      ),
    }),
    made: {
      design,
      faces,
      favicon: favicon === undefined || hasIconFile ? markSvg(design, logo) : favicon,
      pictures: drawn,
      translations: translations ?? {},
      files: {
        faces: ownFaces,
        ...(files && { logo: files }),
        ...(hasIconFile && { favicon }),
      },
    },
  }
}
