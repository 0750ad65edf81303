import type { BrandTokens } from './brand.ts'

/** The measures most brands share; a brand overrides what it feels otherwise about. */
export const space: BrandTokens['space'] = {
  hair: '2px',
  tiny: '4px',
  small: '8px',
  medium: '12px',
  large: '16px',
  huge: '24px',
  vast: '48px',
}

export const text: BrandTokens['text'] = {
  tiny: '0.75rem',
  small: '0.8125rem',
  body: '0.9375rem',
  large: '1.0625rem',
  title: '1.25rem',
  headline: 'clamp(1.5rem, 1.3rem + 1vw, 2rem)',
  hero: 'clamp(2.25rem, 1.6rem + 3.2vw, 4rem)',
}

export const weight: BrandTokens['weight'] = { normal: '400', medium: '500', strong: '600', heavy: '700' }

export const tracking: BrandTokens['tracking'] = { tight: '-0.02em', normal: '0', wide: '0.06em' }

export const size: BrandTokens['size'] = {
  control: '48px',
  controlSmall: '36px',
  touch: '44px',
  row: '60px',
  priceCell: '52px',
  header: '64px',
  bottomBar: '64px',
  rail: '360px',
  page: '1320px',
}
