import { kinds, summaryOf, type Failure } from './failures.ts'
import type { Condition, Subject } from './plan.ts'

/** A picture as a data URI. */
export interface PagePicture {
  condition: Condition
  uri: string
  width: number
  height: number
}

export interface SignOff {
  /** Label, for example `Velvet`. */
  label: string
  /** Date of the pictures, and the commit of the repository. */
  drawnOf: string
  failures: readonly Failure[]
  subjects: readonly { subject: Subject; pictures: readonly PagePicture[] }[]
  conditions: readonly Condition[]
  /** Rows of the contrast report: colour on colour, with the contrast. */
  contrast: readonly {
    mode: string
    ink: string
    background: string
    inkColor: string
    backgroundColor: string
    reached: number
    minimum: number
  }[]
  adjustments: readonly string[]
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const anchor = (subject: string, condition: string) => escaped(`${subject}/${condition}`)

/** Maximum number of sentences about one failure. */
const most = 5

function failureEntry({ kind, subject, title, conditions, whats, top }: Failure): string {
  const links = conditions.map(({ id, label }) =>
    subject ? `<a href="#${anchor(subject, id)}">${escaped(label)}</a>` : escaped(label),
  )
  const shows =
    subject && kind !== 'broken' && kind !== 'console'
      ? ` data-shows="${anchor(subject, conditions[0]!.id)}" data-top="${Math.round(top)}"`
      : ''
  const sentences = whats.slice(0, most).map((what) => `<p>${escaped(what)}</p>`)
  const more = whats.length > most ? `<p>and ${whats.length - most} more</p>` : ''
  return `<li class="failure"${shows}><div><b>${escaped(title)}</b> <span class="where">${links.join(', ')}</span>${sentences.join('')}${more}</div></li>`
}

function failureList(failures: readonly Failure[]): string {
  if (failures.length === 0) return '<p class="good">Nothing fails.</p>'
  return Object.entries(kinds)
    .map(([kind, words]) => {
      const own = failures.filter((one) => one.kind === kind)
      return own.length === 0
        ? ''
        : `<h3>${words} <small>${own.length}</small></h3><ul>${own.map(failureEntry).join('\n')}</ul>`
    })
    .join('\n')
}

const figure = (subject: Subject, { condition, uri, width, height }: PagePicture, faults: number) =>
  `<figure id="${anchor(subject.id, condition.id)}" data-condition="${condition.id}"${faults > 0 ? ' data-failed' : ''}><figcaption>${escaped(condition.label)}${faults > 0 ? ` <b>${faults} ${faults === 1 ? 'failure' : 'failures'}</b>` : ''}</figcaption><img src="${uri}" width="${width}" height="${height}" alt="${escaped(`${subject.title}, ${condition.label}`)}"></figure>`

function subjectEntry({ subject, pictures }: SignOff['subjects'][number], failures: readonly Failure[]) {
  const faultsIn = (condition: string) =>
    failures.filter((one) => one.subject === subject.id && one.conditions.some(({ id }) => id === condition))
      .length
  const figures = pictures.map((picture) => figure(subject, picture, faultsIn(picture.condition.id)))
  return `<article data-words="${escaped(`${subject.title} ${subject.id}`.toLowerCase())}"><h3>${escaped(subject.title)}</h3><div class="pictures">${figures.join('\n')}</div></article>`
}

function subjectGroups({ subjects, failures }: SignOff): string {
  const groups = [...new Set(subjects.map(({ subject }) => subject.group))]
  return groups
    .map((group) => {
      const own = subjects.filter(({ subject }) => subject.group === group)
      return `<section><h2>${escaped(group)} <small>${own.length}</small></h2>${own.map((one) => subjectEntry(one, failures)).join('\n')}</section>`
    })
    .join('\n')
}

const contrastTable = ({ contrast }: SignOff) =>
  `<table><thead><tr><th>Mode</th><th>Sample</th><th>Colour</th><th>On</th><th>Reaches</th><th>Needs</th></tr></thead><tbody>${contrast
    .toSorted((one, other) => one.reached / one.minimum - other.reached / other.minimum)
    .map(
      ({ mode, ink, background, inkColor, backgroundColor, reached, minimum }) =>
        `<tr${reached < minimum ? ' data-failed' : ''}><td>${mode}</td><td><span class="swatch" style="color: ${escaped(inkColor)}; background: ${escaped(backgroundColor)}">Ag 2.06</span></td><td>${escaped(ink)}</td><td>${escaped(background)}</td><td>${reached.toFixed(2)}</td><td>${minimum}</td></tr>`,
    )
    .join('')}</tbody></table>`

const style = `:root { color-scheme: light dark; --line: light-dark(#c9ced6, #3a4250); --soft: light-dark(#f4f6f8, #1a1f27); --bad: light-dark(#b3261e, #ff8f88); --ground: light-dark(#fff, #10141a) }
* { box-sizing: border-box }
body { margin: 0; padding: 0 24px 48px; font: 15px/1.5 system-ui, sans-serif; background: var(--ground); color: light-dark(#151a21, #e8ecf2) }
header { position: sticky; top: 0; z-index: 2; display: flex; flex-wrap: wrap; gap: 8px 24px; align-items: center; padding-block: 12px; background: var(--ground); border-block-end: 1px solid var(--line) }
h1 { margin: 0; font-size: 22px } h2 { margin: 40px 0 8px; font-size: 20px } h3 { margin: 24px 0 8px; font-size: 16px } small { font-weight: 400; opacity: .75 } p { margin: 4px 0 }
a { color: inherit } ul { margin: 0; padding: 0; list-style: none }
.failure { display: flex; gap: 16px; justify-content: space-between; padding: 12px; border-inline-start: 4px solid var(--bad); background: var(--soft); margin-block: 8px; overflow-wrap: anywhere }
.failure > div { flex: 1; min-inline-size: 0 }
.failure img { inline-size: 390px; max-inline-size: 40%; block-size: 140px; object-fit: none; flex: none }
.where { opacity: .75 } .good { padding: 12px; border-inline-start: 4px solid light-dark(#1b7a43, #5fd08f); background: var(--soft) }
.pictures { display: flex; gap: 16px; align-items: flex-start; overflow-x: auto; padding-block-end: 12px; scroll-snap-type: x proximity }
figure { margin: 0; flex: none; scroll-margin-block-start: 80px } figcaption { margin-block-end: 4px; font-size: 13px } figcaption b { color: var(--bad) }
figure[hidden] { display: none }
img { display: block; max-inline-size: 100%; border: 1px solid var(--line) }
figure img { max-block-size: 1400px; inline-size: auto; object-fit: cover; object-position: top }
[data-failed] img { outline: 3px solid var(--bad); outline-offset: -1px }
figure:target img { outline: 3px solid light-dark(#1557c0, #8ab4ff) }
article { padding-block: 8px; border-block-end: 1px solid var(--line) } article[hidden] { display: none }
table { border-collapse: collapse; font-size: 13px } td, th { padding: 2px 12px 2px 0; text-align: start } tr[data-failed] { color: var(--bad); font-weight: 600 }
.swatch { padding: 0 8px; border: 1px solid var(--line) }
input, select { font: inherit; padding: 4px 8px; inline-size: 180px }
@media print {
  @page { size: A3 landscape; margin: 10mm }
  :root { color-scheme: light } body { padding: 0 } header { position: static } header label { display: none }
  .pictures { flex-wrap: wrap; overflow: visible; gap: 10px }
  figure img { max-block-size: 250mm } figure, .failure, tr { break-inside: avoid } h2, h3 { break-after: avoid }
  section { break-before: page } table { columns: 2 } * { print-color-adjust: exact }
}`

const script = `for (const entry of document.querySelectorAll('[data-shows]')) {
  const shown = document.getElementById(entry.dataset.shows)?.querySelector('img')
  if (!shown) continue
  const picture = new Image()
  picture.src = shown.src
  picture.alt = ''
  const scale = shown.naturalWidth / shown.width || 1
  picture.style.objectPosition = '0 ' + Math.min(0, 40 - entry.dataset.top) * scale + 'px'
  entry.append(picture)
}
const words = document.querySelector('#words'), condition = document.querySelector('#condition')
const filter = () => {
  for (const one of document.querySelectorAll('article')) one.hidden = !one.dataset.words.includes(words.value.toLowerCase())
  for (const one of document.querySelectorAll('figure')) one.hidden = condition.value !== '' && one.dataset.condition !== condition.value
}
words.addEventListener('input', filter)
condition.addEventListener('change', filter)`

export function writePage(page: SignOff): string {
  const { label, drawnOf, failures, conditions, subjects, adjustments } = page
  const count = subjects.reduce((sum, { pictures }) => sum + pictures.length, 0)
  const options = conditions.map(({ id, label }) => `<option value="${id}">${escaped(label)}</option>`)
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(label)}: ${escaped(summaryOf(failures))}</title><style>${style}</style></head>
<body>
<header><h1>${escaped(label)}</h1><span>${escaped(summaryOf(failures))}. ${count} pictures of ${subjects.length} components and screens, ${escaped(drawnOf)}.</span><label>Shown: <select id="condition"><option value="">every condition</option>${options.join('')}</select></label><label><input type="search" id="words" placeholder="Words of a component" aria-label="Words of a component"></label></header>
<main>
<h2>Failures</h2>
${failureList(failures)}
${subjectGroups(page)}
<section><h2>Contrast of its colours</h2>
<p>By WCAG 2.2, the closest to their limit first.</p>
${adjustments.length > 0 ? `<ul>${adjustments.map((one) => `<li>${escaped(one)}</li>`).join('')}</ul>` : ''}
${contrastTable(page)}</section>
</main>
<script>${script}</script>
</body>
</html>
`
}
