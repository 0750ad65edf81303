import { domainTheme, type DomainColors } from '@kit/tokens/domain'
import type { AssembledSite } from '../assembledSite.ts'

let sheet: CSSStyleSheet | undefined

/** Writes the theme in a separate style sheet, which a policy without inline styles allows. */
function write(css: string): void {
  if (!sheet) {
    if (css === '') return
    sheet = new CSSStyleSheet()
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }
  sheet.replaceSync(css)
}

/**
 * Shows the site in the colors that the operator sets for its domain (CONF-012). Invalid colors are
 * reported and not used. Returns the page's color in each mode.
 */
export async function showDomainColors(
  { config, services }: Pick<AssembledSite, 'config' | 'services'>,
  colors: DomainColors,
): Promise<Readonly<Record<'dark' | 'light', string>>> {
  const { name, idea, themeColor } = config.brand
  if (Object.keys(colors).length === 0) {
    write('')
    return themeColor
  }
  if (!idea)
    throw new Error(`The brand "${name}" has no idea file, so the domain's colours cannot be derived.`)
  const theme = domainTheme((await idea()).idea, colors)
  for (const refusal of theme.refused) services.onError(new Error(refusal), 'the domain’s colours')
  write(theme.css)
  return theme.canvas
}
