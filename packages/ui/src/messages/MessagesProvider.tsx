'use client'
import {
  createContext,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react'
import type { MessageId } from './catalogue.ts'
import type { MessageValues } from './messageValues.ts'
import { isPlain, formatPlain } from './plainWords.ts'
import type { OddsFormat } from '../Odds/oddsFormat.ts'
import { priceFormat } from '../Odds/priceFormat.ts'
import type * as RichWords from './richWords.ts'

/** Formats the message of a key with the site's texts. */
export type Message = (id: MessageId, values?: MessageValues) => string

export interface MessagesProviderProps {
  /** A BCP 47 tag: decides plurals and how numbers inside messages are written. */
  locale: string
  /**
   * The flat catalogue: `{ 'betting.slip.empty': 'No Market Selected' }`. The site merges catalogues; later ones
   * override earlier ones.
   */
  messages: Readonly<Record<string, string>>
  /** Called once for each key without a text and each message that does not parse. Default: a console warning. */
  onMissing?: (problem: string, id: string) => void
  children: ReactNode
}

type Rich = typeof RichWords

const MessagesContext = createContext<Message | null>(null)
const CatalogueContext = createContext<Omit<MessagesProviderProps, 'children'> | null>(null)
let loaded: Rich | undefined
let loading: Promise<Rich> | undefined

/** A failed load is retried with the next catalogue. */
function loadRich(): Promise<Rich> {
  loading ??= import('./richWords.ts').then(
    (rich) => (loaded = rich),
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

type Catalogue = Pick<MessagesProviderProps, 'locale' | 'messages'> & {
  rich: Rich | undefined
  /** Changes the message function with the odds format, so that texts with odds render again. */
  odds: OddsFormat
}

function messageOf(
  { locale, messages, rich }: Catalogue,
  onMissing: (problem: string, id: string) => void,
): Message {
  const reported = new Set<string>()
  const report = (problem: string, id: string) => {
    if (reported.has(id)) return
    reported.add(id)
    onMissing(problem, id)
  }
  const formatRich = rich?.richWords(locale, messages)
  return (id, values) => {
    const words = messages[id]
    if (words === undefined) {
      report('has no words in the catalogue', id)
      return id
    }
    try {
      if (isPlain(words)) return formatPlain(words, values)
      // Empty until the format has loaded, instead of a plural's raw text.
      return formatRich ? formatRich(id, values) : ''
    } catch {
      report('cannot be read with the values given', id)
      return words
    }
  }
}

const warn = (problem: string, id: string) => console.warn(`The message '${id}' ${problem}.`)

/**
 * Provides the site's messages. Plain texts are available immediately; the format for plurals and selections is loaded
 * after the first paint, and only if a catalogue needs it.
 */
export function MessagesProvider({ locale, messages, onMissing = warn, children }: MessagesProviderProps) {
  const [rich, setRich] = useState(loaded)
  useEffect(() => {
    if (rich || Object.values(messages).every(isPlain)) return
    let isCurrent = true
    const load = async () => {
      try {
        const next = await loadRich()
        // In a transition, because an urgent update would replace prerendered sections, whose code is loading, with
        // placeholders.
        if (isCurrent) startTransition(() => setRich(next))
      } catch {
        onMissing('and others like it cannot be read: the message format did not load', 'plural')
      }
    }
    void load()
    return () => {
      isCurrent = false
    }
  }, [rich, messages, onMissing])
  const [odds, setOdds] = useState(priceFormat.getState)
  useEffect(() => priceFormat.subscribe(() => startTransition(() => setOdds(priceFormat.getState))), [])
  const message = useMemo(
    () => messageOf({ locale, messages, rich, odds }, onMissing),
    [locale, messages, rich, onMissing, odds],
  )
  const catalogue = useMemo(() => ({ locale, messages, onMissing }), [locale, messages, onMissing])
  return (
    <CatalogueContext value={catalogue}>
      <MessagesContext value={message}>{children}</MessagesContext>
    </CatalogueContext>
  )
}

/**
 * Messages of a lazily loaded component, so that the first screen does not load them. The site's and the brand's own
 * texts for a key win.
 */
export function MoreMessages({ messages, children }: Pick<MessagesProviderProps, 'messages' | 'children'>) {
  const above = useContext(CatalogueContext)
  if (!above) throw new Error('MoreMessages must be rendered inside MessagesProvider.')
  const all = useMemo(() => ({ ...messages, ...above.messages }), [messages, above.messages])
  return (
    <MessagesProvider {...above} messages={all}>
      {children}
    </MessagesProvider>
  )
}

/** Returns the site's message function. A key without a text shows the key itself. */
export function useMessage(): Message {
  const message = useContext(MessagesContext)
  if (!message) throw new Error('useMessage must be used inside MessagesProvider.')
  return message
}

/** Returns the BCP 47 tag of the site's numbers and dates. */
export const useLocale = (): string => useContext(CatalogueContext)?.locale ?? 'en-IN'

/**
 * Returns a function that translates a name from the operator, such as a sport or a market: the text of `prefix` plus
 * the name in lower case, else the name. Default: the names of `@kit/betting`.
 */
export function useNames(prefix = 'betting.name.'): (name: string) => string {
  const messages = useContext(CatalogueContext)?.messages
  return useCallback(
    (name) => messages?.[(prefix + name.toLowerCase()) as keyof typeof messages] ?? name,
    [messages, prefix],
  )
}
