/** An SVG as a CSS image. Its colours are those of the palette it was drawn from. */
export const svgImage = (width: number, height: number, content: string): string =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`,
  )}")`
