/** Four bytes per pixel: red, green, blue, opacity. */
export interface Raster {
  data: Uint8Array
  width: number
  height: number
}

export interface Difference {
  /** Different pixels. Pixels of only one picture count. */
  pixels: number
  /** Share of all pixels, 0 to 1. */
  share: number
  /** The later picture, pale, with differences in red. */
  raster: Raster
}

/** Tolerance per channel. Two renderings of the same picture by one Chromium differ by less. */
const tolerance = 2

const red = [214, 30, 60, 255] as const

/** Aligns the pictures at their upper left corners. */
export function differenceOf(before: Raster, after: Raster): Difference {
  const width = Math.max(before.width, after.width)
  const height = Math.max(before.height, after.height)
  const data = new Uint8Array(width * height * 4)
  let pixels = 0
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      const isInBoth = x < before.width && x < after.width && y < before.height && y < after.height
      const was = (y * before.width + x) * 4
      const is = (y * after.width + x) * 4
      const differs =
        !isInBoth ||
        [0, 1, 2, 3].some(
          (channel) => Math.abs(before.data[was + channel]! - after.data[is + channel]!) > tolerance,
        )
      if (differs) {
        pixels++
        data.set(red, at)
      } else {
        const grey = (after.data[is]! + after.data[is + 1]! + after.data[is + 2]!) / 3
        data.fill(Math.round(255 - (255 - grey) * 0.25), at, at + 3)
        data[at + 3] = 255
      }
    }
  return { pixels, share: pixels / Math.max(1, width * height), raster: { data, width, height } }
}
