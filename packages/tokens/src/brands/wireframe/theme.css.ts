import '../../layers.css.ts'
import { writeTheme } from '../writeTheme.ts'
import { wireframeDesign } from './design.ts'

writeTheme(wireframeDesign)
