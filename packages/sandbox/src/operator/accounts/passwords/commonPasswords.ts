// Common passwords that satisfy the rule of eight characters and a digit. They are generated from the
// patterns of leaked lists, which are not copied here. A large operator adds its own list.

const words =
  `password passw0rd pass admin administrator root user guest login welcome letmein access secret master
  default changeme test testing qwerty qwertyuiop asdf asdfgh asdfghjkl zxcv zxcvbn zxcvbnm abc abcd abcde abcdef
  iloveyou love loveyou lovely angel baby princess prince sunshine monkey dragon tiger lion shadow superman batman
  spiderman ninja killer hunter ranger soccer football baseball basketball hockey cricket kabaddi tennis chess champion
  winner lucky casino poker betting money cash gold silver diamond computer internet samsung google facebook instagram
  whatsapp nokia apple android india indian bharat hindustan nepal mumbai delhi pune kolkata chennai hyderabad bangalore
  lucknow jaipur kathmandu sachin dhoni virat kohli rohit sharma rahul priya pooja neha anjali amit ravi raj raja rajesh
  suresh ramesh mahesh ganesh krishna shiva jesus allah ram sairam omsairam waheguru mohammad ali khan singh kumar gupta
  patel michael jordan jessica ashley daniel thomas robert andrew charlie george matthew joshua summer winter spring
  autumn monday friday january october flower butterfly chocolate cookie banana orange purple yellow freedom whatever
  trustno starwars pokemon naruto ferrari mercedes yamaha pulsar hello hellothere friend friends family mother father`
    .trim()
    .split(/\s+/)

const endings =
  `1 2 7 12 21 22 69 77 99 007 100 101 108 111 123 143 222 321 333 420 555 666 777 786 789 888 999 1111 1234
  4321 12345 54321 123456 1234567 123456789 1! 12! 123! 1234! @1 @12 @123 @1234 #1 #123 _123 .123 123@ 123# 1@ 01`
    .trim()
    .split(/\s+/)

const years = Array.from({ length: 81 }, (_value, index) => String(1960 + index))

const rows = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz']
const columns = ['1qaz', '2wsx', '3edc', '4rfv', '5tgb', '6yhn', '7ujm']

const backwards = (text: string): string => [...text].toReversed().join('')

function pieces(text: string): string[] {
  const found: string[] = []
  for (let from = 0; from < text.length; from++)
    for (let length = 8; length <= 12 && from + length <= text.length; length++)
      found.push(text.slice(from, from + length))
  return found
}

/** Returns keyboard walks: digit rows both ways, columns, two rows alternating, a row with its digits. */
function walks(): string[] {
  const [digits = '', top = '', home = '', bottom = ''] = rows
  const weave = (one: string, other: string) =>
    [...one].map((key, index) => `${key}${other[index] ?? ''}`).join('')
  const downAndUp = columns.flatMap((column) => [column, backwards(column)])
  const lines = [
    digits.repeat(3),
    backwards(digits).repeat(3),
    columns.join(''),
    columns.map(backwards).join(''),
    backwards(columns.join('')),
    'a' + digits,
    'aa' + digits,
    digits + 'a',
    weave(digits, digits),
    '147258369147',
    '741852963741',
    '123654789123',
    '789456123789',
    '159357159357',
    weave(digits, top),
    weave(top, digits),
    weave(digits, home),
    weave(home, bottom),
    ...[top, home, bottom].flatMap((row) =>
      ['1', '12', '123', '1234'].flatMap((end) => [row + end, end + row]),
    ),
    ...downAndUp.flatMap((one) => downAndUp.map((other) => one + other)),
  ]
  return lines.flatMap((line) => (line.length <= 12 ? [line, ...pieces(line)] : pieces(line)))
}

/** Returns repetitions of one to four characters: 11111111, 12121212, 123123123, 1a1a1a1a. */
function repeats(): string[] {
  const digits = '0123456789'
  const units = [
    ...digits,
    ...[...digits].flatMap((one) => [...digits].map((other) => one + other)),
    ...[...'abcdeqxyz'].flatMap((letter) => [...digits].flatMap((digit) => [letter + digit, digit + letter])),
    '123',
    '321',
    '147',
    '159',
    '258',
    '369',
    '456',
    '789',
    '007',
    '786',
    '420',
    '1234',
    '4321',
    '1122',
    '2580',
    'abc1',
    'abc123',
    'a1b2',
    'qwe123',
    'asd123',
    '123qwe',
    '123abc',
    '1q2w',
    '1q2w3e',
    'aa11',
    'aaa111',
    'pass1',
  ]
  return units.flatMap((unit) => {
    const long = unit.repeat(12)
    return [8, 9, 10, 11, 12].map((length) => long.slice(0, length))
  })
}

const withEndings = words.flatMap((word) =>
  [...endings, ...years].flatMap((end) => [word + end, `${word}@${end}`]),
)

const isAllowedAnyway = (text: string): boolean => text.length >= 8 && /\d/.test(text)

/** Common passwords in lower case, without those that the password rule refuses in any case. */
export const commonPasswords: ReadonlySet<string> = new Set(
  [...withEndings, ...walks(), ...repeats()].filter(isAllowedAnyway),
)

const knownWords = new Set(words)

/** Characters that replace letters: p@$$w0rd is password. */
const lookalikes: Record<string, string> = { '@': 'a', $: 's', '0': 'o', '3': 'e', '!': 'i' }

/** A date as eight digits, day, month or year first. */
const date =
  /^((0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])(19|20)\d\d|(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(19|20)\d\d|(19|20)\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01]))$/

/** Returns true if a password is common, ignoring case and resolving lookalike characters. */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase()
  if (commonPasswords.has(plain) || date.test(plain)) return true
  // The word is the part before the trailing digits.
  const [, stem = '', end = ''] = /^(.*?)([\d!@#_.]*)$/.exec(plain) ?? []
  const spelled = stem.replaceAll(/[@$03!]/g, (sign) => lookalikes[sign] ?? sign)
  return commonPasswords.has(spelled + end) || (end === '' && knownWords.has(spelled))
}
