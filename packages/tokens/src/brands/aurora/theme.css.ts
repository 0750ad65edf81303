import '../../layers.css.ts'
import { inter, sora } from '../../fonts/faces.ts'
import { fontFaces } from '../../fonts/fontFaces.ts'
import { brandRule, writeTheme } from '../writeTheme.ts'
import { auroraDesign } from './design.ts'

fontFaces(inter, sora)
writeTheme(auroraDesign)

brandRule(auroraDesign, ':is(body, h1, h2, h3, button, input)', {
  fontFeatureSettings: "'cv05', 'cv08', 'ss03'",
})
