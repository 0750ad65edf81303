import './layers.css.ts'
import { createGlobalThemeContract } from '@vanilla-extract/css'
import { tokenName } from './tokenName.ts'

/**
 * The tokens every brand must give a value to. Components read only these, so that a brand is data. Names are
 * meanings, never components: `profit`, not `slipGreen`.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      /** The page, and its surfaces from sunken to raised. */
      canvas: null,
      surface: null,
      surfaceRaised: null,
      surfaceSunken: null,
      /** A row or a tile under the pointer. */
      surfaceHover: null,
      /** Lines between things, and around controls. */
      line: null,
      lineStrong: null,
      text: null,
      textMuted: null,
      /** The brand's main colour: links, selected tabs, switches. Never back, lay, profit or loss. */
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
      onWarning: null,
      success: null,
      successSoft: null,
      onSuccess: null,
      /** Neutral information. */
      info: null,
      infoSoft: null,
    },
    /** The market's own colours. */
    market: {
      back: null,
      backHover: null,
      backPressed: null,
      /** The second and third best prices. */
      backFar: null,
      onBack: null,
      /** The text on the second and third best prices, where `backFar` differs much from `back` in lightness. */
      onBackFar: null,
      lay: null,
      layHover: null,
      layPressed: null,
      layFar: null,
      onLay: null,
      onLayFar: null,
      /** The overlay of a market that takes no bets, and its text. `imagery.hatch` is in it too: never colour alone. */
      suspended: null,
      onSuspended: null,
      inPlay: null,
      onInPlay: null,
      profit: null,
      profitSoft: null,
      loss: null,
      lossSoft: null,
      /** A void bet or market: neither won nor lost. */
      void: null,
      voidSoft: null,
      favourite: null,
      /** The flash of a price that shortened or drifted. */
      flashUp: null,
      flashDown: null,
    },
    /** The state of a request for a deposit, a withdrawal or a bonus (TXN-019): its text colour and its soft background. */
    status: {
      pending: null,
      pendingSoft: null,
      processing: null,
      processingSoft: null,
      approved: null,
      approvedSoft: null,
      rejected: null,
      rejectedSoft: null,
      canceled: null,
      canceledSoft: null,
    },
    font: { body: null, display: null, numeric: null },
    text: { tiny: null, small: null, body: null, large: null, title: null, headline: null, hero: null },
    weight: { normal: null, medium: null, strong: null, heavy: null },
    leading: { tight: null, normal: null },
    /** Letter spacing: `tight` for large text, `wide` for small capitals. */
    tracking: { tight: null, normal: null, wide: null },
    /** The brand's headings; `case` is a `text-transform`. */
    heading: { weight: null, tracking: null, case: null },
    /** Space between and inside things. It depends on the density. */
    space: {
      hair: null,
      tiny: null,
      small: null,
      medium: null,
      large: null,
      huge: null,
      vast: null,
    },
    /** `crown` is the whole radius of hero parts: a hero, a dialog, a slide. It may be an arch. */
    radius: { small: null, medium: null, large: null, pill: null, crown: null },
    /** `corner` is a `corner-shape`: round, bevel, scoop. Browsers without support draw round corners. */
    shape: { corner: null },
    /** Line widths: around things, where they must be visible, and of the focus ring. */
    border: { hairline: null, thick: null, focus: null },
    /**
     * The kit's icons: the stroke width in a box of 24, `stroke-linecap` and `stroke-linejoin`. No cap is `butt`,
     * because the dots of icons are lines without length and would disappear.
     */
    icon: { stroke: null, cap: null, join: null },
    shadow: { sunken: null, raised: null, floating: null, overlay: null },
    /**
     * Durations, two curves and a scale. `ease` may overshoot (a press, a chip), `settle` never does (a sheet, an
     * overlay). `loop` is the period of repeated motion; `press` is how far a pressed control shrinks. `edge` is the
     * `animation` of the border between sections (`imagery.edge`), or `none`.
     */
    motion: {
      quick: null,
      enter: null,
      leave: null,
      flash: null,
      loop: null,
      ease: null,
      settle: null,
      press: null,
      edge: null,
    },
    /** Heights of touch targets and rows, and widths of the page. Heights depend on the density. */
    size: {
      control: null,
      controlSmall: null,
      /** The minimum touch target. */
      touch: null,
      row: null,
      priceCell: null,
      header: null,
      bottomBar: null,
      rail: null,
      page: null,
    },
    layer: { sticky: null, bar: null, dropdown: null, overlay: null, tooltip: null, toast: null },
    /**
     * The brand's pictures: behind a page header, its pattern, the border between sections (`edge`, as high as
     * `edgeSize`), the mark before a section heading (`ornament`, as wide and high as `ornamentSize`), and the
     * pattern over a suspended market. `none` and 0 if a brand has none.
     */
    imagery: {
      glow: null,
      pattern: null,
      edge: null,
      edgeSize: null,
      ornament: null,
      ornamentSize: null,
      hatch: null,
    },
  },
  (_value, path) => tokenName(path),
)
