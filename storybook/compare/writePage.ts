/** Pictures are data URIs. */
export interface Compared {
  id: string
  title: string
  /** E.g. `aurora dark`. Empty if none could be rendered. */
  theme: string
  /** Broken: it could not be rendered after. Unsteady: it looks different each time. */
  kind: 'broken' | 'changed' | 'new' | 'gone' | 'unsteady'
  before?: string
  after?: string
  difference?: string
  /** Share of all pixels, 0 to 1. */
  share?: number
  why?: string
}

export interface Report {
  before: string
  commit: string
  count: number
  compared: readonly Compared[]
  notes: readonly string[]
}

const order = ['broken', 'changed', 'new', 'gone', 'unsteady'] as const

/** Returns what could not be rendered first, then the largest differences. */
export const inOrder = (compared: readonly Compared[]): Compared[] =>
  compared.toSorted(
    (one, other) =>
      order.indexOf(one.kind) - order.indexOf(other.kind) ||
      (other.share ?? 0) - (one.share ?? 0) ||
      one.title.localeCompare(other.title),
  )

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const words: Record<Compared['kind'], string> = {
  broken: 'cannot be drawn',
  changed: 'differs',
  new: 'is new',
  gone: 'is gone',
  unsteady: 'looks otherwise each time',
}

const percent = (share: number) => (share < 0.0001 ? 'less than 0.01 %' : `${(share * 100).toFixed(2)} %`)

/** Returns counts, for example `3 differ, 1 is new, of 64 pictures`. */
export function countOf({ compared, count }: Pick<Report, 'compared' | 'count'>): string {
  const numbers = order
    .map((kind) => [kind, compared.filter((one) => one.kind === kind).length] as const)
    .filter(([, number]) => number > 0)
    .map(([kind, number]) =>
      number === 1
        ? `1 ${words[kind]}`
        : `${number} ${words[kind].replace(/^is /, 'are ').replace('differs', 'differ').replace('looks', 'look')}`,
    )
  return `${numbers.length > 0 ? numbers.join(', ') : 'Nothing differs'}, of ${count} pictures`
}

const picture = (label: string, uri: string | undefined) =>
  uri === undefined
    ? ''
    : `<figure><figcaption>${label}</figcaption><img src="${uri}" alt="${label}" loading="lazy"></figure>`

function slider({ before, after, title }: Compared): string {
  if (!before || !after) return ''
  return `<div class="slider" style="--at: 50%"><img src="${before}" alt=""><img class="over" src="${after}" alt=""><span class="line"></span></div>
<label class="at">before <input type="range" min="0" max="100" value="50" aria-label="${escaped(title)}: from before to after"> after</label>`
}

const entry = (
  one: Compared,
) => `<article data-kind="${one.kind}" data-words="${escaped(`${one.id} ${one.title} ${one.theme}`.toLowerCase())}">
<h2>${escaped(one.title)} <small>${escaped(one.theme)}</small></h2>
<p><b>${words[one.kind]}</b>${one.share === undefined ? '' : `: ${percent(one.share)} of the picture`}${one.why ? `: ${escaped(one.why)}` : ''} <code>${escaped(one.id)}</code></p>
${slider(one)}
<div class="pictures">${picture('Before', one.before)}${picture('After', one.after)}${picture('Difference', one.difference)}</div>
</article>`

const style = `:root { color-scheme: light dark; --line: light-dark(#c9ced6, #3a4250); --soft: light-dark(#f4f6f8, #1a1f27) }
body { margin: 0; padding: 24px; font: 15px/1.5 system-ui, sans-serif; background: light-dark(#fff, #10141a); color: light-dark(#151a21, #e8ecf2) }
header { position: sticky; top: 0; z-index: 2; display: flex; flex-wrap: wrap; gap: 8px 24px; align-items: center; padding-block: 12px; background: inherit; border-block-end: 1px solid var(--line) }
body > header { background: light-dark(#fff, #10141a) }
h1 { margin: 0; font-size: 20px } h2 { margin: 0; font-size: 17px } small { font-weight: 400; opacity: .75 } p { margin: 4px 0 12px }
article { padding-block: 24px; border-block-end: 1px solid var(--line) } article[hidden] { display: none }
article[data-kind="broken"] h2 { color: light-dark(#b3261e, #ff8f88) }
.pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr)); gap: 16px; align-items: start; margin-block-start: 16px }
figure { margin: 0 } figcaption { margin-block-end: 4px; font-size: 13px; opacity: .75 }
img { display: block; max-inline-size: 100%; border: 1px solid var(--line); box-sizing: border-box; background: repeating-conic-gradient(#8883 0 25%, transparent 0 50%) 0 0 / 16px 16px }
.slider { position: relative; inline-size: fit-content; max-inline-size: 100%; overflow: hidden }
.slider .over { position: absolute; inset: 0 auto auto 0; clip-path: inset(0 0 0 var(--at)) }
.slider .line { position: absolute; inset-block: 0; left: var(--at); border-left: 2px solid #d61e3c }
.at { display: flex; gap: 8px; align-items: center; max-inline-size: 480px; font-size: 13px } .at input { flex: 1 }
code { padding-inline: 4px; background: var(--soft) } input[type="search"] { font: inherit; padding: 6px 10px; inline-size: 240px }
li { margin-block: 4px }`

const script = `document.addEventListener('input', ({ target }) => {
  if (target.type === 'range') target.closest('article').querySelector('.slider').style.setProperty('--at', target.value + '%')
  else for (const one of document.querySelectorAll('article')) one.hidden = !one.dataset.words.includes(target.value.toLowerCase())
})`

export function writePage(report: Report): string {
  const { before, commit, compared, notes } = report
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(countOf(report))}</title><style>${style}</style></head>
<body>
<header><h1>${escaped(countOf(report))}</h1><span>before: ${commit.startsWith(before) ? '' : `${escaped(before)} `}<code>${escaped(commit.slice(0, 8))}</code>, after: the working tree</span>${compared.length > 1 ? '<input type="search" placeholder="Words of a story" aria-label="Words of a story">' : ''}</header>
${notes.length > 0 ? `<ul>${notes.map((note) => `<li>${escaped(note)}</li>`).join('')}</ul>` : ''}
<main>${inOrder(compared).map(entry).join('\n')}</main>
<script>${script}</script>
</body>
</html>
`
}
