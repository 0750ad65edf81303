import type { ReactNode } from 'react'
import type { DrawnCountry } from './countryNames.ts'

// A flag's colours are the country's, never a brand's. Every drawing fills a box of 24 by 16.
const across = (...colors: string[]) =>
  stripes(colors, (index, size) => ({ y: index * size, width: 24, height: size }), 16)
const upright = (...colors: string[]) =>
  stripes(colors, (index, size) => ({ x: index * size, width: size, height: 16 }), 24)

function stripes(
  colors: string[],
  boxOf: (index: number, size: number) => { x?: number; y?: number; width: number; height: number },
  length: number,
): ReactNode {
  const size = length / colors.length
  return colors
    .map((color, index) => ({ color, box: boxOf(index, size) }))
    .map(({ color, box }) => <rect key={`${box.x ?? 0} ${box.y ?? 0}`} {...box} fill={color} />)
}

const ground = (color: string) => <rect width="24" height="16" fill={color} />

function star(x: number, y: number, radius: number, color = '#ffffff'): ReactNode {
  const points = Array.from({ length: 10 }, (_, index) => {
    const reach = index % 2 === 0 ? radius : radius * 0.4
    const angle = (index * Math.PI) / 5
    return `${(x + reach * Math.sin(angle)).toFixed(2)},${(y - reach * Math.cos(angle)).toFixed(2)}`
  })
  return <polygon key={`${x} ${y}`} points={points.join(' ')} fill={color} />
}

/** The Union Jack, in a box of 24 by 16 or scaled into a corner. */
const crosses = (transform?: string) => (
  <g transform={transform}>
    {ground('#012169')}
    <path d="M0 0l24 16M24 0L0 16" stroke="#ffffff" strokeWidth="3.2" />
    <path d="M0 0l24 16M24 0L0 16" stroke="#c8102e" strokeWidth="1.2" />
    <path d="M12 0v16M0 8h24" stroke="#ffffff" strokeWidth="5" />
    <path d="M12 0v16M0 8h24" stroke="#c8102e" strokeWidth="3" />
  </g>
)
const corner = (
  <svg width="12" height="8" viewBox="0 0 24 16">
    {crosses()}
  </svg>
)

/** The flags, simplified to what is readable at the height of a line of text. */
export const flags: Record<DrawnCountry, ReactNode> = {
  AE: (
    <>
      {across('#00732f', '#ffffff', '#000000')}
      <rect width="6" height="16" fill="#ff0000" />
    </>
  ),
  AF: (
    <>
      {upright('#000000', '#d32011', '#007a36')}
      <circle cx="12" cy="8" r="2.4" fill="none" stroke="#ffffff" strokeWidth="0.8" />
    </>
  ),
  AU: (
    <>
      {ground('#012169')}
      {corner}
      {star(6, 12, 2)}
      {[star(18, 3, 1.2), star(15, 7.5, 1.2), star(21, 6.5, 1.2), star(18, 13, 1.2)]}
    </>
  ),
  BD: (
    <>
      {ground('#006a4e')}
      <circle cx="11" cy="8" r="4.6" fill="#f42a41" />
    </>
  ),
  BR: (
    <>
      {ground('#009739')}
      <path d="M12 1.8 22 8l-10 6.200L2 8Z" fill="#fedd00" />
      <circle cx="12" cy="8" r="3.4" fill="#012169" />
    </>
  ),
  DE: across('#000000', '#dd0000', '#ffce00'),
  ES: (
    <>
      {ground('#aa151b')}
      <rect y="4" width="24" height="8" fill="#f1bf00" />
    </>
  ),
  FR: upright('#002654', '#ffffff', '#ce1126'),
  GB: crosses(),
  IE: upright('#169b62', '#ffffff', '#ff883e'),
  IN: (
    <>
      {across('#ff9933', '#ffffff', '#138808')}
      <circle cx="12" cy="8" r="2" fill="none" stroke="#000080" strokeWidth="0.6" />
      <path d="M12 6v4M10 8h4M10.6 6.600l2.8 2.800M13.4 6.600l-2.8 2.8" stroke="#000080" strokeWidth="0.3" />
    </>
  ),
  IT: upright('#008c45', '#f4f5f0', '#cd212a'),
  LK: (
    <>
      {ground('#ffb700')}
      <rect x="1" y="1" width="3" height="14" fill="#005641" />
      <rect x="4" y="1" width="3" height="14" fill="#df7500" />
      <rect x="8" y="1" width="15" height="14" fill="#8d153a" />
      <path d="M12 11V7l2-2 2 1.500h3V11M19 8V5" stroke="#ffb700" strokeWidth="1.2" fill="none" />
    </>
  ),
  NL: across('#ae1c28', '#ffffff', '#21468b'),
  NP: (
    <>
      {ground('#ffffff')}
      <path d="M4.5.8 15 7.500H8.500L15 15H4.500Z" fill="#dc143c" stroke="#003893" strokeWidth="1" />
      <circle cx="7.5" cy="5.5" r="1.2" fill="#ffffff" />
      {star(7.5, 11.5, 1.8)}
    </>
  ),
  NZ: (
    <>
      {ground('#012169')}
      {corner}
      {[
        star(18, 3.2, 1.4, '#c8102e'),
        star(15, 7, 1.4, '#c8102e'),
        star(21, 6.2, 1.4, '#c8102e'),
        star(18, 12.5, 1.6, '#c8102e'),
      ]}
    </>
  ),
  PK: (
    <>
      {ground('#01411c')}
      <rect width="6" height="16" fill="#ffffff" />
      <circle cx="15" cy="8" r="4.4" fill="#ffffff" />
      <circle cx="16.3" cy="7" r="3.9" fill="#01411c" />
      {star(17.6, 5.6, 1.6)}
    </>
  ),
  US: (
    <>
      {across('#b31942', '#ffffff', '#b31942', '#ffffff', '#b31942', '#ffffff', '#b31942')}
      <rect width="10.5" height="9.14" fill="#0a3161" />
      {[2.2, 5.2, 8.2].flatMap((x) => [2, 4.6, 7.2].map((y) => star(x, y, 0.9)))}
    </>
  ),
  ZA: (
    <>
      {across('#e03c31', '#001489')}
      <path d="M0 0l9.5 8L0 16M9.5 8H24" stroke="#ffffff" strokeWidth="6" fill="none" />
      <path d="M0 0l9.5 8L0 16M9.5 8H24" stroke="#007749" strokeWidth="3.6" fill="none" />
      <path d="M0 3.5 5.5 8 0 12.500Z" fill="#000000" stroke="#ffb81c" strokeWidth="1" />
    </>
  ),
}
