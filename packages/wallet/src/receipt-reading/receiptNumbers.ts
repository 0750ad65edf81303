/** Box in pixels of the picture. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

export interface ReadWord {
  text: string
  box: Box
}

export interface ReadLine {
  words: readonly ReadWord[]
}

export interface NumberPlace {
  /** The 12 digits; undefined if the text is only similar. */
  digits: string | undefined
  /** True if the line, or the one above, labels it as a reference. */
  isLabelled: boolean
  box: Box
}

/** Labels of a reference in apps: UTR, RRN, UPI transaction id, reference number. */
const label =
  /\b(?:utr|rrn|urn|upi\s*(?:txn|trans\w*|ref\w*)|(?:bank\s*)?ref(?:erence)?\b|ref\.?\s*(?:no|num|id)|txn\s*(?:id|no)|transaction\s*(?:id|no|num|ref))/i

/** Labels of other numbers on a receipt: phones, accounts, orders and customers. */
const otherLabel =
  /\b(?:mob(?:ile)?|ph(?:one)?|tel|call|contact|whatsapp|a\/?c|acc(?:ount|t)?|order|invoice|bill|cust(?:omer)?|card|loan|folio|consumer|wallet|agent|merchant|terminal|aadhaar)\b/gi

/** Returns -1 without one. */
const lastOf = (labels: RegExp, text: string): number => [...text.matchAll(labels)].at(-1)?.index ?? -1

const endsAsReference = (text: string): boolean =>
  lastOf(new RegExp(label, 'gi'), text) > lastOf(otherLabel, text)

const rightOf = ({ left, width }: Box) => left + width
const bottomOf = ({ top, height }: Box) => top + height
const byLeft = (one: ReadWord, other: ReadWord) => one.box.left - other.box.left

/**
 * Returns the words in the row of a box, from left to right: the reader often splits the columns of
 * a receipt into lines.
 */
const rowOf = (box: Box, words: readonly ReadWord[]): ReadWord[] =>
  words
    .filter((word) => {
      const middle = word.box.top + word.box.height / 2
      return middle > box.top && middle < bottomOf(box)
    })
    .toSorted(byLeft)

/** Returns the phrase directly above a box: the text of the nearest row above it, with its close neighbours. */
function phraseAbove(box: Box, words: readonly ReadWord[]): ReadWord[] {
  const near = words.filter(
    (word) =>
      bottomOf(word.box) <= box.top + box.height * 0.3 && bottomOf(word.box) >= box.top - box.height * 2.5,
  )
  const over = near.filter(({ box: own }) => own.left < rightOf(box) && rightOf(own) > box.left)
  const lowest = over.toSorted((one, other) => bottomOf(other.box) - bottomOf(one.box))[0]
  if (!lowest) return []
  const phrase: ReadWord[] = []
  const row = rowOf(lowest.box, near)
  const close = box.height * 1.5
  for (const word of row) {
    const before = phrase.at(-1)
    const isClose = !before || word.box.left - rightOf(before.box) <= close
    if (isClose) phrase.push(word)
    else if (phrase.some((one) => over.includes(one))) break
    else phrase.splice(0, phrase.length, word)
  }
  return phrase
}

/**
 * Returns true if the words in a row label the text between two positions as a reference: a label
 * before or after it, or the phrase above if the row has no other label.
 */
function isNamed(box: Box, own: string, words: readonly ReadWord[]): boolean {
  const row = rowOf(box, words)
  const before = `${textOf(row.filter((word) => rightOf(word.box) <= box.left + 1))} ${own}`
  const after = textOf(row.filter((word) => word.box.left >= rightOf(box) - 1))
  if (/\p{L}{2}/u.test(before)) return endsAsReference(before)
  if (label.test(after) && !after.match(otherLabel)) return true
  const above = textOf(phraseAbove(box, words))
  return endsAsReference(above) && !above.match(otherLabel) && !/\d{6}/.test(above)
}

/** A reference of NEFT or RTGS: the letters of a bank, then digits and letters. */
const bankReference = /^[A-Z]{4}(?=(?:[A-Z]*\d){8})[A-Z\d]{8,18}$/

const groups = [/^\d{12}$/, /^\d{4} \d{4} \d{4}$/, /^\d{6} \d{6}$/, /^\d{3} \d{3} \d{3} \d{3}$/]

/** Removes punctuation around a number: `#123`, `(123)`, `UTR:123`. */
const core = (text: string): string =>
  text.replace(/^\D*?(?=[\dOoIl|SsBZgq]{6,})|^[^\dA-Za-z]+/, '').replace(/[.,;:)\]}'"`|]+$/, '')

/** Letters that are misread digits. */
const likeDigits = /^[\dOoDQIl|!SsBZzgqTA?]{11,13}$/

const around = (words: readonly ReadWord[]): Box => {
  const left = Math.min(...words.map(({ box }) => box.left))
  const top = Math.min(...words.map(({ box }) => box.top))
  const right = Math.max(...words.map(({ box }) => box.left + box.width))
  const bottom = Math.max(...words.map(({ box }) => box.top + box.height))
  return { left, top, width: right - left, height: bottom - top }
}

const textOf = (words: readonly ReadWord[]) => words.map(({ text }) => text).join(' ')

/** Yields runs of neighbouring words, the longest first. */
function* runs(words: readonly ReadWord[]): Generator<{ from: number; run: readonly ReadWord[] }> {
  for (let length = Math.min(4, words.length); length > 0; length -= 1)
    for (let from = 0; from + length <= words.length; from += 1)
      yield { from, run: words.slice(from, from + length) }
}

/**
 * Returns the positions in lines with 12 digits, alone or in even groups, or with similar text.
 * Digits of a longer number are ignored. Source: DEP-041, DEP-042.
 */
export function numberPlaces(lines: readonly ReadLine[]): NumberPlace[] {
  const places: NumberPlace[] = []
  const all = lines.flatMap(({ words }) => words)
  for (const { words } of lines) {
    const taken = new Set<number>()
    for (const { from, run } of runs(words)) {
      if (run.some((_, index) => taken.has(from + index))) continue
      const text = run.map((word) => core(word.text)).join(' ')
      const isNumber = groups.some((form) => form.test(text))
      // An adjacent group of digits makes it part of a longer number.
      const isPart = [words[from - 1], words[from + run.length]].some((word) =>
        /^\d{2,}$/.test(word?.text ?? ''),
      )
      // Digits alone of the wrong length are not a misread reference.
      const isLike =
        run.length === 1 && /\D/.test(text) && likeDigits.test(text) && text.replaceAll(/\D/g, '').length >= 8
      if (isPart || !(isNumber || isLike)) continue
      for (const index of run.keys()) taken.add(from + index)
      // A label may be part of the word, as in `UTR:412345678903`.
      const own = run[0]!.text.slice(0, Math.max(0, run[0]!.text.search(/\d/)))
      const box = around(run)
      const isLabelled = isNamed(box, own, all)
      places.push({ digits: isNumber ? text.replaceAll(' ', '') : undefined, isLabelled, box })
    }
  }
  return places
}

/** Labelled ones first. */
export function bankReferences(lines: readonly ReadLine[]): string[] {
  const all = lines.flatMap(({ words }) => words)
  const found = all.flatMap(({ text, box }) => {
    const reference = text.replace(/^[^:#]*[:#]/, '').replace(/\W+$/, '')
    if (!bankReference.test(reference)) return []
    return [{ reference, isLabelled: isNamed(box, text.slice(0, text.indexOf(reference)), all) }]
  })
  const sorted = found.toSorted((one, other) => Number(other.isLabelled) - Number(one.isLabelled))
  return [...new Set(sorted.map(({ reference }) => reference))]
}

export interface ReceiptNumbers {
  /** The reference to fill in: the only one with a label. Undefined if none or several qualify. */
  best: string | undefined
  /** Labelled ones first. */
  candidates: readonly string[]
}

/**
 * Chooses from two readings of each position. A number is filled in only if both agree and it is
 * the only one labelled as a reference. Any other number may be a phone's or an account's.
 */
export function chooseNumber(
  readings: readonly { first: string | undefined; second: string | undefined; isLabelled: boolean }[],
): ReceiptNumbers {
  const sorted = readings.toSorted((one, other) => Number(other.isLabelled) - Number(one.isLabelled))
  const candidates = [...new Set(sorted.flatMap(({ first, second }) => [first, second]))].filter(
    (digits) => digits !== undefined,
  )
  const agreed = sorted.filter(({ first, second }) => first !== undefined && first === second)
  const named = new Set(agreed.filter(({ isLabelled }) => isLabelled).map(({ first }) => first))
  // A labelled reference that was read in two ways is ambiguous.
  const isOpen = sorted.some(({ first, second, isLabelled }) => isLabelled && first !== second)
  const [onlyNamed] = named
  return { best: isOpen || named.size !== 1 ? undefined : onlyNamed, candidates }
}
