// Checks the English of the repository (docs/style.md): phrases of the table "do not write" in comments, docs and test titles, and the
// length of commit subjects. Spelling is checked by cspell with scripts/words.txt.
//   npm run language               prints each place and exits with 1 if there are any
//   npm run language -- PATH       only files whose path starts with PATH
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './bootstrap.mjs'

/** Length in characters. */
const longestSubject = 72

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 })
const textOf = (file) => readFileSync(path.join(root, file), 'utf8')
const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Returns the refused phrases of the style guide, with what to write instead. Phrases in brackets are examples for readers. */
function refusedPhrases() {
  const rows = textOf('docs/style.md')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
  const from = rows.findIndex(([, first]) => first === 'do not write')
  const table = rows.slice(
    from + 2,
    rows.findIndex((cells, index) => index > from && cells.length < 3),
  )
  return table.flatMap(([, refused = '', instead]) =>
    refused
      .split(', ')
      .filter((phrase) => !readersOnly.has(phrase))
      .map((phrase) => ({ phrase, instead, pattern: new RegExp(`\\b${escaped(phrase)}\\b`, 'i') })),
  )
}
/** Phrases that are right in other senses: readers decide. */
const readersOnly = new Set([
  'a part (of the program)',
  'the house',
  'the workshop',
  'a door',
  'stands',
  'judge',
  'a way in',
])

function* proseOf(file, text) {
  let isFenced = false
  let isBlock = false
  for (const [index, line] of text.split('\n').entries()) {
    if (file.endsWith('.md')) {
      if (/^\s*```/.test(line)) isFenced = !isFenced
      else if (!isFenced && !line.startsWith('    ')) yield [index + 1, line]
      continue
    }
    const title = /^\s*(?:it|test|check|describe)(?:\.\w+)*\(\s*(['"`])(.*?)\1,/.exec(line)?.[2]
    const opens = /^\s*\/\*/.test(line)
    const comment = isBlock || opens ? line : /(?:^|\s)\/\/\s(.*)$/.exec(line)?.[1]
    if (opens) isBlock = true
    if (line.includes('*/')) isBlock = false
    for (const prose of [title, comment]) if (prose) yield [index + 1, prose]
  }
}

const [prefix = ''] = process.argv.slice(2)
const notOurs =
  /^docs\/(?:spec\/|style\.md)|\.api\.md$|CHANGELOG|LICENSE|^\.changeset\/|^scripts\/language\.mjs$/
const files = git('ls-files')
  .split('\n')
  .filter((file) => /\.(?:[cm]?ts|tsx|mjs|md)$/.test(file) && !notOurs.test(file) && file.startsWith(prefix))
const phrases = refusedPhrases()
const faults = files.flatMap((file) =>
  [...proseOf(file, textOf(file))].flatMap(([line, prose]) => {
    const text = prose.replaceAll(/`[^`]*`/g, '')
    return phrases
      .filter(({ pattern }) => pattern.test(text))
      .map(
        ({ phrase, instead }) =>
          `${file}:${line}  "${phrase}": write ${instead}\n    ${text.trim().slice(0, 140)}`,
      )
  }),
)

// Only commits after this check was added: earlier ones cannot be changed.
const since = git('log', '-1', '--diff-filter=A', '--format=%H', '--', 'scripts/language.mjs').trim()
const subjects = since ? git('log', '--no-merges', '--format=%s', `${since}..HEAD`).split('\n') : []
for (const subject of subjects)
  if (subject.length > longestSubject)
    faults.push(`commit subject of ${subject.length} characters: ${subject}`)

for (const fault of faults) console.log(fault)
console.log(`${faults.length} places to reword in ${files.length} files and ${subjects.length} commits`)
if (faults.length > 0) process.exit(1)
