/** The best width for reading text of a phone's screen, in px. */
const readWidth = 1_080
const mostHeight = 2_800
const mostEnlarged = 2.5

/** A mean brightness below this is a dark screen; its light text is inverted. */
const darkBelow = 110

export function readSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(mostEnlarged, readWidth / width, mostHeight / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/**
 * Converts pixels to a gray picture of dark text on light with full contrast: a PGM file, which the
 * engine reads without a decoder. `rgba` has four bytes per pixel.
 */
export function grayPicture({
  data: rgba,
  width,
  height,
}: Pick<ImageData, 'data' | 'width' | 'height'>): Uint8Array {
  const count = width * height
  const gray = new Uint8Array(count)
  const histogram = new Uint32Array(256)
  let sum = 0
  for (let at = 0; at < count; at += 1) {
    const from = at * 4
    const bright = ((rgba[from] ?? 0) * 77 + (rgba[from + 1] ?? 0) * 150 + (rgba[from + 2] ?? 0) * 29) >> 8
    gray[at] = bright
    histogram[bright] = (histogram[bright] ?? 0) + 1
    sum += bright
  }
  // The darkest and brightest hundredth may be noise.
  const edge = (direction: 1 | -1) => {
    let seen = 0
    let level = direction === 1 ? 0 : 255
    while (level > 0 - direction && level < 255 + (direction === -1 ? 1 : 0)) {
      seen += histogram[level] ?? 0
      if (seen > count / 100) break
      level += direction
    }
    return level
  }
  const low = edge(1)
  const high = Math.max(low + 1, edge(-1))
  const isDark = count > 0 && sum / count < darkBelow
  const header = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`)
  const file = new Uint8Array(header.length + count)
  file.set(header)
  for (let at = 0; at < count; at += 1) {
    const stretched = Math.min(255, Math.max(0, (((gray[at] ?? 0) - low) * 255) / (high - low)))
    file[header.length + at] = isDark ? 255 - stretched : stretched
  }
  return file
}
