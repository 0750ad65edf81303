import type { BrandTokens, Corners, Movement } from './brand.ts'

/** Shared by most brands; a brand can override them. */
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

export const leading: BrandTokens['leading'] = { tight: '1.15', normal: '1.5' }

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

export const icon: BrandTokens['icon'] = { stroke: '1.75', cap: 'round', join: 'round' }

export const border: BrandTokens['border'] = { hairline: '1px', thick: '2px', focus: '2px' }

/** Radii from square to round: of small things, cards, large things, chips, and hero parts. */
export const corners: Record<Corners, BrandTokens['radius']> = {
  square: { small: '0px', medium: '0px', large: '0px', pill: '0px', crown: '0px' },
  sharp: { small: '2px', medium: '2px', large: '3px', pill: '2px', crown: '3px' },
  plain: { small: '4px', medium: '4px', large: '4px', pill: '4px', crown: '4px' },
  soft: { small: '8px', medium: '14px', large: '22px', pill: '999px', crown: '22px' },
  round: { small: '12px', medium: '20px', large: '28px', pill: '999px', crown: '28px' },
  cut: { small: '6px', medium: '10px', large: '18px', pill: '8px', crown: '18px' },
  framed: {
    small: '6px',
    medium: '10px',
    large: '16px',
    pill: '999px',
    // The arch over a stage, as wide as the stage.
    crown: '50% 50% 16px 16px / 28px 28px 16px 16px',
  },
}

const smooth = 'cubic-bezier(0.16, 1, 0.3, 1)'

/** Motion from none to slow. Reduced motion overrides all of them. */
export const movements: Record<Movement, Omit<BrandTokens['motion'], 'edge'>> = {
  still: move('0s', '0s', '0s', '0s', '1.4s', 'linear', 'linear', '1'),
  brief: move('80ms', '80ms', '80ms', '400ms', '1.2s', 'linear', 'ease-out', '1'),
  calm: move('140ms', '220ms', '160ms', '700ms', '1.4s', smooth, smooth, '0.98'),
  springy: move(
    '160ms',
    '240ms',
    '160ms',
    '700ms',
    '1.4s',
    'cubic-bezier(0.3, 1.45, 0.5, 1)',
    smooth,
    '0.975',
  ),
  bouncy: move('200ms', '320ms', '180ms', '800ms', '1.2s', 'cubic-bezier(0.34, 1.9, 0.5, 1)', smooth, '0.94'),
  slow: move(
    '280ms',
    '480ms',
    '320ms',
    '1100ms',
    '2.4s',
    'cubic-bezier(0.5, 0, 0.2, 1)',
    'cubic-bezier(0.5, 0, 0.1, 1)',
    '0.99',
  ),
  stepped: move('120ms', '200ms', '120ms', '480ms', '1s', 'steps(3, end)', 'steps(4, end)', '0.96'),
}

function move(
  quick: string,
  enter: string,
  leave: string,
  flash: string,
  loop: string,
  ease: string,
  settle: string,
  press: string,
): Omit<BrandTokens['motion'], 'edge'> {
  return { quick, enter, leave, flash, loop, ease, settle, press }
}
