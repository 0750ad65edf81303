import './layers.css.ts'
import { createGlobalThemeContract } from '@vanilla-extract/css'

/**
 * Every meaning a brand must give a value to. Components read these and nothing else, so that a brand is data.
 * Names are meanings, never parts: `profit`, not `slipGreen`.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      /** The page, and what lies on it from sunken to raised. */
      canvas: null,
      surface: null,
      surfaceRaised: null,
      surfaceSunken: null,
      /** Lines between things, and around controls. */
      line: null,
      lineStrong: null,
      text: null,
      textMuted: null,
      /** The brand's voice: links, selected tabs, switches. Never back, lay, profit or loss. */
      accent: null,
      accentHover: null,
      accentPressed: null,
      accentSoft: null,
      onAccent: null,
      /** The one call to action of a screen: log in, place bet. */
      action: null,
      actionHover: null,
      actionPressed: null,
      onAction: null,
      focus: null,
      scrim: null,
      danger: null,
      dangerSoft: null,
      onDanger: null,
      warning: null,
      warningSoft: null,
      success: null,
      successSoft: null,
    },
    /** The field's own meanings. */
    market: {
      back: null,
      backHover: null,
      /** The second and third best prices. */
      backFar: null,
      onBack: null,
      /** What is written on the second and third best prices, where `backFar` is no kin of `back` in lightness. */
      onBackFar: null,
      lay: null,
      layHover: null,
      layFar: null,
      onLay: null,
      onLayFar: null,
      /** The veil over a market that takes no bets, and the word on it. */
      suspended: null,
      onSuspended: null,
      inPlay: null,
      onInPlay: null,
      profit: null,
      loss: null,
      favourite: null,
      /** What passes over a price that shortened or drifted. */
      flashUp: null,
      flashDown: null,
    },
    font: { body: null, display: null, numeric: null },
    text: { tiny: null, small: null, body: null, large: null, title: null, headline: null, hero: null },
    weight: { normal: null, medium: null, strong: null, heavy: null },
    leading: { tight: null, normal: null },
    space: {
      hair: null,
      tiny: null,
      small: null,
      medium: null,
      large: null,
      huge: null,
      vast: null,
    },
    radius: { small: null, medium: null, large: null, pill: null },
    border: { hairline: null, thick: null },
    shadow: { raised: null, floating: null, overlay: null },
    /** Durations, and two curves: `ease` may overshoot (a press, a chip), `settle` never does (a sheet, a veil). */
    motion: { quick: null, enter: null, flash: null, ease: null, settle: null },
    /** Heights of what is touched or read in rows. */
    size: {
      control: null,
      controlSmall: null,
      row: null,
      priceCell: null,
      header: null,
      bottomBar: null,
      rail: null,
      page: null,
    },
    layer: { sticky: null, bar: null, overlay: null, toast: null },
    /** The brand's picture behind the head of a page, and its pattern. `none` where a brand has none. */
    imagery: { glow: null, pattern: null },
  },
  (_value, path) => `kit-${path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
)
