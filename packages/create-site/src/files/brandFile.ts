import type { SiteAnswers } from '../answers.ts'
import { quoted } from './text.ts'

export const brandFile = ({
  id,
  name,
  accent,
}: SiteAnswers): string => `import { defineBrand } from '@kit/tokens/define'
import { sora } from '@kit/tokens/fonts'

/** Everything that is not named here is derived from the accent: both modes, icon, logo, colours of the browser. */
export const brand = defineBrand({
  name: ${quoted(id)},
  label: ${quoted(name)},
  accent: ${quoted(accent)},
  corners: 'soft',
  fonts: { body: sora },
})
`
