import fc from 'fast-check'
import * as real from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderOnce } from './draw.ts'
import * as standIn from './react.ts'

/** React, or the library that replaces it: each makes a tree. */
type Library = typeof real
type Made = real.ReactNode
const libraries = { real, standIn: standIn as unknown as Library }

let container: HTMLElement | undefined
afterEach(() => {
  container?.remove()
  vi.restoreAllMocks()
})
const newContainer = () => {
  container?.remove()
  container = document.body.appendChild(document.createElement('div'))
  return container
}

/** The compared properties of a tree: names, attributes, texts and boundary marks. */
type Described = string | { name: string; attributes: Record<string, string>; inside: Described[] }

function describedNodes(parent: Node, { withMarks }: { withMarks: boolean }): Described[] {
  const described: Described[] = []
  for (const node of parent.childNodes) {
    if (node instanceof Text) {
      // React separates adjacent texts with an empty comment; they read as one text.
      if (typeof described.at(-1) === 'string' && !described.at(-1)?.toString().startsWith('<!'))
        described.push(`${described.pop() as string}${node.data}`)
      else if (node.data !== '') described.push(node.data)
    } else if (node instanceof Comment) {
      if (withMarks && node.data.trim() !== '') described.push(`<!--${node.data}-->`)
    } else if (node instanceof Element) {
      const attributes = Object.fromEntries(
        [...node.attributes]
          .map(({ name, value }): [string, string] => [name, name === 'style' ? styleOf(node) : value])
          .toSorted(([a], [b]) => (a < b ? -1 : 1)),
      )
      const name = `${node.namespaceURI === 'http://www.w3.org/2000/svg' ? 'svg:' : ''}${node.localName}`
      described.push({ name, attributes, inside: describedNodes(node, { withMarks }) })
    }
  }
  return described
}

const styleOf = (node: Element) => (node as HTMLElement).style.cssText

function drawn(tree: Made, into = newContainer()): HTMLElement {
  renderOnce(tree, (fragment) => into.replaceChildren(fragment))
  return into
}

function rendered(tree: Made): HTMLElement {
  const into = newContainer()
  const root = createRoot(into)
  flushSync(() => root.render(tree))
  const copy = into.cloneNode(true) as HTMLElement
  root.unmount()
  return copy
}

function servedBy(tree: Made): HTMLElement {
  const into = document.createElement('div')
  into.innerHTML = renderToString(tree)
  return into
}

/** Hydrates the rendered tree. Returns React's complaints and whether each node was kept. */
async function hydrated(make: (library: Library) => Made) {
  const into = drawn(make(libraries.standIn))
  const before = [...into.querySelectorAll('*')]
  const complaints: unknown[] = []
  const logged = vi.spyOn(console, 'error').mockImplementation((...words) => {
    // In development, React compares style attributes as text, which browsers normalise.
    if (!words.some((word) => String(word).includes('style={{'))) complaints.push(words)
  })
  let root: ReturnType<typeof hydrateRoot> | undefined
  flushSync(() => {
    root = hydrateRoot(into, make(libraries.real), {
      onRecoverableError: (error) => void complaints.push(error),
    })
  })
  await new Promise((resolve) => setTimeout(resolve, 20))
  const after = [...into.querySelectorAll('*')]
  logged.mockRestore()
  return { into, before, after, complaints, unmount: () => root?.unmount() }
}

const trees: Record<string, (library: Library) => Made> = {
  'an element with attributes of every kind': ({ createElement: h }) =>
    h('label', {
      className: 'a b',
      htmlFor: 'field',
      tabIndex: -1,
      id: 'x',
      hidden: true,
      title: '"quoted" & <marked>',
      'aria-hidden': true,
      'aria-pressed': false,
      'aria-label': undefined,
      'data-side': 'back',
      'data-level': 0,
      'data-on': true,
      'data-off': false,
      'data-none': null,
    }),
  'attributes whose names are joined in the document': ({ createElement: h }) => [
    h('input', { key: 1, readOnly: true, maxLength: 3, inputMode: 'decimal', autoComplete: 'off' }),
    h('button', { key: 2, type: 'button', disabled: true, onClick: () => {} }, 'Back'),
    h('button', { key: 3, type: 'button', disabled: false }, 'Lay'),
    h('time', { key: 4, dateTime: '2026-11-22' }, 'today'),
    h('ol', { key: 5, start: 2, reversed: true }),
    h('a', { key: 6, href: '/events/4/300', target: '_blank', rel: 'noreferrer' }, 'Event'),
    h('img', { key: 7, src: 'data:,', alt: '', srcSet: 'data:, 1x', crossOrigin: 'anonymous' }),
  ],
  'a drawing': ({ createElement: h }) =>
    h(
      'svg',
      {
        viewBox: '0 0 24 24',
        xmlns: 'http://www.w3.org/2000/svg',
        preserveAspectRatio: 'none',
        strokeWidth: 2,
        strokeLinecap: 'round',
        fill: 'none',
        'aria-hidden': true,
        focusable: 'false',
      },
      h('linearGradient', { id: 'g', gradientUnits: 'userSpaceOnUse', gradientTransform: 'rotate(1)' }),
      h('clipPath', { id: 'c', clipPathUnits: 'objectBoundingBox' }),
      h('marker', { id: 'm', markerWidth: 2, markerUnits: 'strokeWidth' }),
      h('stop', { stopColor: 'red', stopOpacity: 0.5 }),
      h('path', {
        d: 'M0 0',
        fillRule: 'evenodd',
        clipPath: 'url(#c)',
        pathLength: 1,
        vectorEffect: 'non-scaling-stroke',
      }),
      h('text', { textAnchor: 'middle', textLength: 3, fontSize: 4, dominantBaseline: 'central' }, 'A'),
    ),
  'styles: units, none, and properties of our own': ({ createElement: h }) =>
    h('div', {
      style: {
        width: 10,
        height: 0,
        opacity: 0.5,
        zIndex: 3,
        flexGrow: 1,
        lineHeight: 1.5,
        marginInlineStart: '2px',
        color: undefined,
        WebkitLineClamp: 2,
        '--kit-column': 3,
        '--kit-none': undefined,
      } as real.CSSProperties,
    }),
  'neighbouring texts, numbers and what shows nothing': ({ createElement: h }) =>
    h('p', null, 'a', 'b', 0, ' ', null, false, true, undefined, '', 1.5, 'end'),
  'fragments and lists with keys': ({ createElement: h, Fragment }) =>
    h(Fragment, null, h('i', { key: 'one' }), [h('b', { key: 'a' }, 'x'), [h('u', { key: 'b' }, 'y')]]),
  'a context, its default and one within another': ({ createElement: h, createContext, useContext }) => {
    const Side = createContext('back')
    const Word = () => h('i', null, useContext(Side))
    return [
      h(Word, { key: 0 }),
      h(
        Side.Provider,
        { key: 1, value: 'lay' },
        h(Word),
        h(Side.Provider, { value: 'none' }, h(Word)),
        h(Word),
      ),
      h(Word, { key: 2 }),
    ]
  },
  'a context as its own provider, read by use': ({ createElement: h, createContext, use }) => {
    const Side = createContext('back')
    const Word = () => h('i', null, use(Side))
    return h(Side as unknown as real.FunctionComponent<{ value: string }>, { value: 'lay' }, h(Word))
  },
  'memo and the first values of hooks': ({ createElement: h, memo, ...use }) => {
    const Count = memo(function Count({ from }: { from: number }) {
      const [one] = use.useState(() => from)
      const [two] = use.useReducer(
        (state: number) => state + 1,
        from,
        (begin) => begin * 2,
      )
      const three = use.useMemo(() => one + two, [one, two])
      const ref = use.useRef(4)
      const five = use.useSyncExternalStore(
        () => () => {},
        () => 5,
        () => 5,
      )
      const call = use.useCallback(() => 6, [])
      const seven = use.useDeferredValue(7)
      const [isPending] = use.useTransition()
      use.useEffect(() => {}, [])
      use.useLayoutEffect(() => {}, [])
      use.useInsertionEffect(() => {}, [])
      return h('output', null, [one, two, three, ref.current, five, call(), seven, String(isPending)].join())
    })
    return h(Count, { from: 3 })
  },
  'a whole boundary': ({ createElement: h, Suspense }) =>
    h('main', null, h(Suspense, { fallback: 'later' }, h('p', null, 'here')), h('footer')),
}

describe('what is drawn without React', () => {
  it.each(Object.entries(trees))('is what React draws: %s', (_name, make) => {
    const ours = describedNodes(drawn(make(libraries.standIn)), { withMarks: false })
    expect(ours).toEqual(describedNodes(rendered(make(libraries.real)), { withMarks: false }))
  })

  it.each(Object.entries(trees))('is what React writes at build, boundaries included: %s', (_name, make) => {
    const ours = describedNodes(drawn(make(libraries.standIn)), { withMarks: true })
    expect(ours).toEqual(describedNodes(servedBy(make(libraries.real)), { withMarks: true }))
  })

  it.each(Object.entries(trees))(
    'is taken over node by node, without a complaint: %s',
    async (_name, make) => {
      const { before, after, complaints, unmount } = await hydrated(make)
      expect(complaints).toEqual([])
      expect(after).toEqual(before)
      unmount()
    },
  )

  it('draws the first value of what React defers, and React then the next one', async () => {
    const make = ({ createElement: h, useDeferredValue }: Library) => {
      const Part = () => (useDeferredValue(true, false) ? h('b', null, 'more') : null)
      return h('main', null, h('p', null, 'here'), h(Part))
    }
    expect(drawn(make(libraries.standIn)).textContent).toBe('here')
    const { into, complaints, unmount } = await hydrated(make)
    expect(complaints).toEqual([])
    await expect.poll(() => into.textContent).toBe('heremore')
    unmount()
  })

  it('gives refs their elements, and runs layout effects once it is in the page', () => {
    const { createElement: h, useRef, useLayoutEffect } = libraries.standIn
    const seen: unknown[] = []
    const Cell = () => {
      const ref = useRef<HTMLElement>(null)
      useLayoutEffect(() => void seen.push(ref.current?.localName, ref.current?.isConnected))
      return h('b', { ref }, h('i', { ref: (element: Element | null) => void seen.push(element?.localName) }))
    }
    drawn(h(Cell))
    expect(seen).toEqual(['i', 'b', true])
  })

  it('leaves no effect of a tree that failed for the next one', () => {
    const { createElement: h, useLayoutEffect } = libraries.standIn
    const effect = vi.fn<() => void>()
    const Broken = () => {
      useLayoutEffect(effect)
      throw new Error('Broken')
    }
    expect(() => drawn(h(Broken))).toThrow('Broken')
    drawn(h('p'))
    expect(effect).not.toHaveBeenCalled()
  })

  it('gives each id once, and the same one to what names it', () => {
    const { createElement: h, useId, Fragment } = libraries.standIn
    const Field = () => {
      const id = useId()
      return h(Fragment, null, h('label', { htmlFor: id }), h('input', { id }))
    }
    const into = drawn(h(Fragment, null, h(Field), h(Field)))
    const ids = [...into.querySelectorAll('input')].map(({ id }) => id)
    expect(new Set(ids).size).toBe(2)
    expect([...into.querySelectorAll('label')].map(({ htmlFor }) => htmlFor)).toEqual(ids)
  })
})

describe('a lazily loaded part', () => {
  const Later = (library: Library) =>
    library.lazy(async () => ({ default: () => library.createElement('b', null, 'late') }))

  it('shows its fallback until React loads it, and what surrounds it stays', async () => {
    const make = (library: Library) => {
      const { createElement: h, Suspense } = library
      return h(
        'main',
        null,
        h('h1', null, 'Title'),
        h(Suspense, { fallback: h('i', null, 'wait') }, h('p', null, h(Later(library)))),
        h('footer', null, 'end'),
      )
    }
    const into = drawn(make(libraries.standIn))
    expect(into.textContent).toBe('Titlewaitend')
    const taken = await hydrated(make)
    await expect.poll(() => taken.into.textContent).toBe('Titlelateend')
    expect(taken.complaints).toEqual([])
    const kept = (nodes: Element[]) =>
      nodes.filter(({ localName }) => ['main', 'h1', 'footer'].includes(localName))
    expect(kept([...taken.into.querySelectorAll('*')])).toEqual(kept(taken.before))
    taken.unmount()
  })

  it('leaves no effect of what its fallback replaces', () => {
    const library = libraries.standIn
    const { createElement: h, Suspense, useLayoutEffect } = library
    const effect = vi.fn<() => void>()
    const Beside = () => (useLayoutEffect(effect), h('p'))
    drawn(h(Suspense, { fallback: 'wait' }, h(Beside), h(Later(library))))
    expect(effect).not.toHaveBeenCalled()
  })
})

/** Trees as plain data, from which each library builds its own. */
type Plan =
  | string
  | number
  | null
  | boolean
  | { list: Plan[] }
  | { boundary: Plan[] }
  | { element: string; facts: Record<string, unknown>; inside: Plan[] }

const name = fc.constantFrom('div', 'section', 'span', 'b', 'i')
const text = fc.constantFrom('', 'a', ' ', 'b & c', '<p>', 'मूल्य', '1.22')
const facts = fc.record(
  {
    className: text,
    title: text,
    hidden: fc.boolean(),
    tabIndex: fc.integer({ min: -1, max: 2 }),
    lang: fc.option(text),
    dir: fc.constantFrom('ltr', 'rtl', undefined),
    'aria-hidden': fc.option(fc.boolean()),
    'data-level': fc.oneof(fc.integer({ min: 0, max: 2 }), fc.boolean(), text),
    style: fc.record(
      {
        width: fc.oneof(fc.integer({ min: 0, max: 99 }), fc.constant('50%')),
        opacity: fc.constantFrom(0, 0.5, 1),
        order: fc.integer({ min: 0, max: 3 }),
        '--kit-own': fc.integer({ min: 0, max: 9 }),
      },
      { requiredKeys: [], noNullPrototype: true },
    ),
  },
  { requiredKeys: [], noNullPrototype: true },
)
const { plan } = fc.letrec<{ plan: Plan; inside: Plan[] }>((tie) => ({
  inside: fc.array(tie('plan'), { maxLength: 4 }),
  plan: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    text,
    fc.constantFrom(0, 1.5, null, true, false),
    fc.record({ list: tie('inside') }),
    fc.record({ boundary: tie('inside') }),
    fc.record({ element: name, facts, inside: tie('inside') }),
  ),
}))

function made(library: Library, plan: Plan, key = 0): Made {
  const { createElement: h, Fragment, Suspense } = library
  if (typeof plan !== 'object' || plan === null) return plan
  const inside = (plans: Plan[]) => plans.map((one, index) => made(library, one, index))
  if ('list' in plan) return h(Fragment, { key }, ...inside(plan.list))
  if ('boundary' in plan) return h(Suspense, { key, fallback: 'wait' }, ...inside(plan.boundary))
  return h(plan.element, { ...plan.facts, key }, ...inside(plan.inside))
}

describe('any tree', () => {
  it('is drawn as React writes it at build, and taken over without a complaint', async () => {
    await fc.assert(
      fc.asyncProperty(plan, async (tree) => {
        const make = (library: Library) => library.createElement('div', null, made(library, tree))
        const ours = describedNodes(drawn(make(libraries.standIn)), { withMarks: true })
        expect(ours).toEqual(describedNodes(servedBy(make(libraries.real)), { withMarks: true }))
        const { before, after, complaints, unmount } = await hydrated(make)
        expect(complaints).toEqual([])
        expect(after).toEqual(before)
        unmount()
      }),
      { numRuns: 100 },
    )
  }, 60_000)
})
