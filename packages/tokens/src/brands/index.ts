import { arcade } from './arcade/index.ts'
import { aurora } from './aurora/index.ts'
import { ledger } from './ledger/index.ts'
import { marigold } from './marigold/index.ts'
import { meridian } from './meridian/index.ts'
import { velvet } from './velvet/index.ts'
import { wireframe } from './wireframe/index.ts'

/** Every brand of the kit with its CSS, for tools that show them all. A site imports one: `@kit/tokens/brands/aurora`. */
export const brands = { aurora, marigold, meridian, ledger, velvet, arcade, wireframe } as const

export type BrandName = keyof typeof brands
