import '../../layers.css.ts'
import { inter, sora } from '../../fonts/faces.ts'
import { fontFaces } from '../../fonts/fontFaces.ts'
import { brandRule, dress } from '../dress.ts'
import { aurora } from './design.ts'

fontFaces(inter, sora)
dress(aurora)

brandRule(aurora, ':is(body, h1, h2, h3, button, input)', { fontFeatureSettings: "'cv05', 'cv08', 'ss03'" })
