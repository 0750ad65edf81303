/** A PNG of this size as far as its header tells, which is all that is read of it. */
export function testPicture({ width = 600, height = 800, bytes = 64 } = {}): File {
  const picture = new Uint8Array(Math.max(bytes, 33))
  picture.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
  const view = new DataView(picture.buffer)
  view.setUint32(16, width)
  view.setUint32(20, height)
  return new File([picture], 'slip.png', { type: 'image/png' })
}
