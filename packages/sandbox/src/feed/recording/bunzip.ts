/** The highest bit first. Throws after the end. */
class Bits {
  private readonly bytes: Uint8Array
  private at = 0
  private left = 0
  private byte = 0

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
  }

  get isAtEnd(): boolean {
    return this.at >= this.bytes.length
  }

  read(count: number): number {
    let value = 0
    for (let open = count; open > 0;) {
      if (this.left === 0) {
        if (this.isAtEnd) throw new Error('the archive is incomplete')
        this.byte = this.bytes[this.at]!
        this.at += 1
        this.left = 8
      }
      const taken = Math.min(open, this.left)
      value = value * 2 ** taken + ((this.byte >> (this.left - taken)) & (2 ** taken - 1))
      this.left -= taken
      open -= taken
    }
    return value
  }

  align(): void {
    this.left = 0
  }
}

const damaged = () => new Error('the archive is damaged')

const polynomial = 0x04c11db7
const checkTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte << 24
  for (let bit = 0; bit < 8; bit += 1) value = value & 0x80000000 ? (value << 1) ^ polynomial : value << 1
  return value >>> 0
})

function toFront(list: Uint8Array, index: number): number {
  const value = list[index]!
  list.copyWithin(1, 0, index)
  list[0] = value
  return value
}

/**
 * Returns a reader of a Huffman code's symbols, by the largest code of each length and the index of its
 * symbols.
 */
function codeOf(lengths: Uint8Array) {
  const symbols: number[] = []
  const limits = new Float64Array(22)
  const offsets = new Float64Array(22)
  let code = 0
  for (let length = 1; length <= 20; length += 1) {
    offsets[length] = symbols.length - code
    for (const [symbol, own] of lengths.entries())
      if (own === length) {
        symbols.push(symbol)
        code += 1
      }
    limits[length] = code
    code *= 2
  }
  return (bits: Bits): number => {
    let read = 0
    for (let length = 1; length <= 20; length += 1) {
      read = read * 2 + bits.read(1)
      if (read < limits[length]!) return symbols[read + offsets[length]!] ?? -1
    }
    throw damaged()
  }
}

/** Reads the used bytes from two levels of 16-bit maps. */
function usedBytes(bits: Bits): Uint8Array {
  const groups = bits.read(16)
  const used: number[] = []
  for (let group = 0; group < 16; group += 1) {
    if (!(groups & (0x8000 >> group))) continue
    const own = bits.read(16)
    for (let byte = 0; byte < 16; byte += 1) if (own & (0x8000 >> byte)) used.push(group * 16 + byte)
  }
  if (used.length === 0) throw damaged()
  return Uint8Array.from(used)
}

function readLengths(bits: Bits, symbolCount: number): Uint8Array {
  const lengths = new Uint8Array(symbolCount)
  let length = bits.read(5)
  for (let symbol = 0; symbol < symbolCount; symbol += 1) {
    while (bits.read(1)) length += bits.read(1) ? -1 : 1
    if (length < 1 || length > 20) throw damaged()
    lengths[symbol] = length
  }
  return lengths
}

/** Decodes the symbols of a block: the last column of its sorted rotations. */
function readColumn(bits: Bits, most: number): Uint32Array {
  const front = usedBytes(bits)
  const codeCount = bits.read(3)
  const selectorCount = bits.read(15)
  if (codeCount < 2 || codeCount > 6 || selectorCount === 0) throw damaged()
  const order = Uint8Array.from({ length: codeCount }, (_, index) => index)
  const selectors = Array.from({ length: selectorCount }, () => {
    let index = 0
    while (bits.read(1)) index += 1
    if (index >= codeCount) throw damaged()
    return toFront(order, index)
  })
  const end = front.length + 1
  const codes = Array.from({ length: codeCount }, () => codeOf(readLengths(bits, front.length + 2)))
  const column = new Uint32Array(most)
  let size = 0
  let run = 0
  let runUnit = 1
  for (let number = 0; ; number += 1) {
    const symbol = codes[selectors[Math.floor(number / 50)] ?? -1]?.(bits)
    if (symbol === undefined || symbol < 0) throw damaged()
    if (symbol <= 1) {
      run += runUnit << symbol
      runUnit *= 2
      if (run > most) throw damaged()
      continue
    }
    if (size + run > most) throw damaged()
    column.fill(front[0]!, size, size + run)
    size += run
    run = 0
    runUnit = 1
    if (symbol === end) return column.subarray(0, size)
    if (size >= most) throw damaged()
    column[size] = toFront(front, symbol - 1)
    size += 1
  }
}

/** Restores the text of a sorted column. The upper 24 bits of an entry become the index of the next one. */
function* textOf(column: Uint32Array, origin: number): Generator<number> {
  if (origin >= column.length) throw damaged()
  const starts = new Uint32Array(256)
  for (const byte of column) starts[byte]! += 1
  let sum = 0
  for (let byte = 0; byte < 256; byte += 1) {
    sum += starts[byte]!
    starts[byte] = sum - starts[byte]!
  }
  for (let index = 0; index < column.length; index += 1) {
    const byte = column[index]! & 0xff
    column[starts[byte]!]! |= index << 8
    starts[byte]! += 1
  }
  let place = column[origin]! >>> 8
  for (let index = 0; index < column.length; index += 1) {
    yield column[place]! & 0xff
    place = column[place]! >>> 8
  }
}

/** Expands runs: four equal bytes are followed by the number of further repetitions. */
function expanded(text: Iterable<number>, check: number): Buffer {
  const chunks: number[] = []
  let before = -1
  let equal = 0
  let crc = 0xffffffff
  const put = (byte: number) => {
    chunks.push(byte)
    crc = ((crc << 8) ^ checkTable[((crc >>> 24) ^ byte) & 0xff]!) >>> 0
  }
  for (const byte of text) {
    if (equal === 4) {
      for (let more = byte; more > 0; more -= 1) put(before)
      equal = 0
      before = -1
      continue
    }
    equal = byte === before ? equal + 1 : 1
    before = byte
    put(byte)
  }
  if ((crc ^ 0xffffffff) >>> 0 !== check) throw damaged()
  return Buffer.from(chunks)
}

const blockMark = 0x314159265359
const endMark = 0x177245385090

/**
 * Unpacks a bzip2 archive block by block, also several archives in a row. Throws if it is damaged, after
 * yielding the intact blocks. Source: the format of bzip2 1.0.8.
 */
export function* bunzip(archive: Uint8Array): Generator<Buffer> {
  const bits = new Bits(archive)
  while (!bits.isAtEnd) {
    const isArchive = bits.read(24) === 0x425a68
    const level = bits.read(8) - 0x30
    if (!isArchive || level < 1 || level > 9) throw damaged()
    let mark = bits.read(48)
    for (; mark === blockMark; mark = bits.read(48)) {
      const check = bits.read(32)
      const isRandomised = bits.read(1) === 1
      const origin = bits.read(24)
      if (isRandomised)
        throw new Error('the archive was made by a version of bzip2 before 1.0, which is not supported')
      yield expanded(textOf(readColumn(bits, level * 100_000), origin), check)
    }
    if (mark !== endMark) throw damaged()
    bits.read(32)
    bits.align()
  }
}
