/** Colours with a common name, different enough to be distinguished at 30 px. */
const colours = [
  '#d62839',
  '#1d4fd7',
  '#f4c20d',
  '#12805c',
  '#f7f7f2',
  '#23262f',
  '#7b2fbe',
  '#f07f13',
  '#7fc4f5',
  '#e75a9c',
  '#7a4a24',
  '#8bc926',
] as const

/** Patterns of the jacket, drawn over it in the second colour and clipped to its shape. */
const patterns = [
  '',
  '<path d="M0 12h32v4H0zM0 20h32v4H0z"/>',
  '<path d="M10 6h3v24h-3zM19 6h3v24h-3z"/>',
  '<path d="M16 6h16v24H16z"/>',
  '<path d="M6 12l10 7 10-7v5l-10 7-10-7z"/>',
  '<path d="M8 6l4-2 14 24h-6z"/>',
  '<circle cx="12" cy="14" r="2"/><circle cx="20" cy="14" r="2"/><circle cx="16" cy="19" r="2"/><circle cx="12" cy="24" r="2"/><circle cx="20" cy="24" r="2"/>',
  '<path d="M16 11l6 7-6 7-6-7z"/>',
] as const

const pick = <Value>(values: readonly Value[], number: number): Value => values[number % values.length]!

/**
 * Draws a jockey's colours as an SVG. Jacket, sleeves and cap follow from the number only, so that the same
 * horse has the same colours in each race. Numbers from 0 to 2^32 - 1.
 */
export function drawSilks(number: number): string {
  const jacket = number % colours.length
  const other = (jacket + 1 + (Math.floor(number / 12) % (colours.length - 1))) % colours.length
  const [main, second] = [pick(colours, jacket), pick(colours, other)]
  const hasOwnSleeves = Math.floor(number / 132) % 2 === 1
  const pattern = pick(patterns, Math.floor(number / 264))
  const cap = Math.floor(number / 2_112) % 2 === 1 ? main : second
  const line = 'stroke="#0008" stroke-width="1" stroke-linejoin="round"'
  const body = 'M11 10l5 2 5-2 3 2v18H8V12z'
  const sleeves = 'M11 10L3 15l2 9 4-1v-9zM21 10l8 5-2 9-4-1v-9z'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><clipPath id="b"><path d="${body}"/></clipPath><path d="${sleeves}" fill="${hasOwnSleeves ? second : main}" ${line}/><path d="${body}" fill="${main}"/><g clip-path="url(#b)" fill="${second}">${pattern}</g><path d="${body}" fill="none" ${line}/><path d="M11 8a5 5.5 0 0 1 10 0l3 1.5H11z" fill="${cap}" ${line}/></svg>`
}
