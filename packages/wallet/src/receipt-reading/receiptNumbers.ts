/** A rectangle of a picture, in its pixels. */
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

/** A line of text as it was read from a picture. */
export interface ReadLine {
  words: readonly ReadWord[]
}

/** A place of a picture that may hold a reference. */
export interface NumberPlace {
  /** The 12 digits that were read; undefined where something like them was. */
  digits: string | undefined
  /** Whether the line, or the one above, names it a reference. */
  isLabelled: boolean
  box: Box
}

/** What apps call the reference: UTR, RRN, UPI transaction id, reference number. */
const label =
  /\b(?:utr|rrn|urn|upi\s*(?:txn|trans\w*|ref\w*)|(?:bank\s*)?ref(?:erence)?\b|ref\.?\s*(?:no|num|id)|txn\s*(?:id|no)|transaction\s*(?:id|no|num|ref))/i

/** What apps call the other numbers of a receipt: of phones, accounts, orders and customers. */
const otherLabel =
  /\b(?:mob(?:ile)?|ph(?:one)?|tel|call|contact|whatsapp|a\/?c|acc(?:ount|t)?|order|invoice|bill|cust(?:omer)?|card|loan|folio|consumer|wallet|agent|merchant|terminal|aadhaar)\b/gi

/** Where the last of the labels begins in a text; -1 without one. */
const lastOf = (labels: RegExp, text: string): number => [...text.matchAll(labels)].at(-1)?.index ?? -1

/** Returns true if the last label of a text is that of a reference. */
const endsAsReference = (text: string): boolean =>
  lastOf(new RegExp(label, 'gi'), text) > lastOf(otherLabel, text)

/**
 * Returns true if a number is named a reference: by the label before it, by one behind it, or by the line above where the
 * number is alone at the beginning of its line.
 */
function isNamed(before: string, after: string, above: string): boolean {
  if (/\p{L}{2}/u.test(before)) return endsAsReference(before)
  if (label.test(after) && !after.match(otherLabel)) return true
  return endsAsReference(above) && !above.match(otherLabel) && !/\d{6}/.test(above)
}

/** A reference of NEFT or RTGS: the letters of a bank, then digits and letters. */
const bankReference = /^[A-Z]{4}(?=(?:[A-Z]*\d){8})[A-Z\d]{8,18}$/

const groups = [/^\d{12}$/, /^\d{4} \d{4} \d{4}$/, /^\d{6} \d{6}$/, /^\d{3} \d{3} \d{3} \d{3}$/]

/** Punctuation that stands around a number: `#123`, `(123)`, `UTR:123`. */
const core = (text: string): string =>
  text.replace(/^\D*?(?=[\dOoIl|SsBZgq]{6,})|^[^\dA-Za-z]+/, '').replace(/[.,;:)\]}'"`|]+$/, '')

/** Letters that digits are misread as. */
const likeDigits = /^[\dOoDQIl|!SsBZzgqTA?]{11,13}$/

const around = (words: readonly ReadWord[]): Box => {
  const left = Math.min(...words.map(({ box }) => box.left))
  const top = Math.min(...words.map(({ box }) => box.top))
  const right = Math.max(...words.map(({ box }) => box.left + box.width))
  const bottom = Math.max(...words.map(({ box }) => box.top + box.height))
  return { left, top, width: right - left, height: bottom - top }
}

const textOf = (words: readonly ReadWord[]) => words.map(({ text }) => text).join(' ')

/** Runs of neighbouring words, the longest first. */
function* runs(words: readonly ReadWord[]): Generator<{ from: number; run: readonly ReadWord[] }> {
  for (let length = Math.min(4, words.length); length > 0; length -= 1)
    for (let from = 0; from + length <= words.length; from += 1)
      yield { from, run: words.slice(from, from + length) }
}

/**
 * Where lines have 12 digits, alone or in even groups, and where something like them stands. Digits that belong to a longer
 * number are none. Source: DEP-041, DEP-042.
 */
export function numberPlaces(lines: readonly ReadLine[]): NumberPlace[] {
  const places: NumberPlace[] = []
  for (const [at, { words }] of lines.entries()) {
    const above = textOf(lines[at - 1]?.words ?? [])
    const taken = new Set<number>()
    for (const { from, run } of runs(words)) {
      if (run.some((_, index) => taken.has(from + index))) continue
      const text = run.map((word) => core(word.text)).join(' ')
      const isNumber = groups.some((form) => form.test(text))
      // A group of digits beside it makes it part of a longer number.
      const isPart = [words[from - 1], words[from + run.length]].some((word) =>
        /^\d{2,}$/.test(word?.text ?? ''),
      )
      // Digits alone that are too few or too many are no misread reference.
      const isLike =
        run.length === 1 && /\D/.test(text) && likeDigits.test(text) && text.replaceAll(/\D/g, '').length >= 8
      if (isPart || !(isNumber || isLike)) continue
      for (const index of run.keys()) taken.add(from + index)
      // A label may be part of the word, as in `UTR:412345678903`.
      const own = run[0]!.text
      const before = `${textOf(words.slice(0, from))} ${own.slice(0, Math.max(0, own.search(/\d/)))}`
      const isLabelled = isNamed(before, textOf(words.slice(from + run.length)), above)
      places.push({ digits: isNumber ? text.replaceAll(' ', '') : undefined, isLabelled, box: around(run) })
    }
  }
  return places
}

/** Returns the references of NEFT and RTGS in lines, those that are named one first. */
export function bankReferences(lines: readonly ReadLine[]): string[] {
  const found = lines.flatMap(({ words }, at) =>
    words.flatMap(({ text }, from) => {
      const reference = text.replace(/^[^:#]*[:#]/, '').replace(/\W+$/, '')
      const isLabelled = isNamed(
        `${textOf(words.slice(0, from))} ${text.slice(0, -reference.length)}`,
        textOf(words.slice(from + 1)),
        textOf(lines[at - 1]?.words ?? []),
      )
      return bankReference.test(reference) ? [{ reference, isLabelled }] : []
    }),
  )
  const sorted = found.toSorted((one, other) => Number(other.isLabelled) - Number(one.isLabelled))
  return [...new Set(sorted.map(({ reference }) => reference))]
}

export interface ReceiptNumbers {
  /** The reference to fill in: the only one that is named a reference. Undefined where none or several could be it. */
  best: string | undefined
  /** Every number of 12 digits that was found, those that are named a reference first. */
  candidates: readonly string[]
}

/**
 * Decides from what two readings of each place say. A number is filled in only when both agree and it is the only one that
 * is named a reference. Any other number may be a phone's or an account's.
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
  // A place that is named a reference and was read in two ways leaves open which it is.
  const isOpen = sorted.some(({ first, second, isLabelled }) => isLabelled && first !== second)
  const [onlyNamed] = named
  return { best: isOpen || named.size !== 1 ? undefined : onlyNamed, candidates }
}
