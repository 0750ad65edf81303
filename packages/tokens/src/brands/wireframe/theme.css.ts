import '../../layers.css.ts'
import { dress } from '../dress.ts'
import { wireframe } from './design.ts'

dress(wireframe)
