import type { BrandTokens } from '../../packages/tokens/src/brands/brand.ts'

export interface TokenChange {
  group: string
  meaning: string
  after: string
  /** `group.meaning: before -> after` */
  text: string
}

export const changesBetween = (before: BrandTokens, after: BrandTokens): TokenChange[] =>
  Object.entries(before).flatMap(([group, values]) => {
    const next: Record<string, string> = after[group as keyof BrandTokens]
    return Object.entries<string>(values).flatMap(([meaning, value]) => {
      const changed = next[meaning] ?? ''
      if (changed === value) return []
      return [{ group, meaning, after: changed, text: `${group}.${meaning}: ${value} -> ${changed}` }]
    })
  })
