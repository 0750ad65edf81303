/** Draws an SVG in the colours of the palette it is made from. */
export const svgImage = (width: number, height: number, content: string): string =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`,
  )}")`
