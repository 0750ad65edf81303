import { aurora } from './aurora/index.ts'
import { wireframe } from './wireframe/index.ts'

/** Every brand of the kit with its CSS, for workshops that show them all. A site takes one: `@kit/tokens/brands/aurora`. */
export const brands = { aurora, wireframe } as const

export type BrandName = keyof typeof brands
