'use client'
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react'
import type { MessageId } from './catalogue.ts'
import type { MessageValues } from './messageValues.ts'
import { isPlain, sayPlainly } from './plainWords.ts'
import type * as RichWords from './richWords.ts'

/** Says the message of a key in the site's words. */
export type Message = (id: MessageId, values?: MessageValues) => string

export interface MessagesProviderProps {
  /** A BCP 47 tag: decides plurals and how numbers inside messages are written. */
  locale: string
  /** The flat catalogue: `{ 'betting.slip.empty': 'No Market Selected' }`. Later catalogues are merged over earlier ones by the site. */
  messages: Readonly<Record<string, string>>
  /** Told of each key without words and each message that cannot be read, once a key. Default: the console. */
  onMissing?: (problem: string, id: string) => void
  children: ReactNode
}

type Rich = typeof RichWords

const MessagesContext = createContext<Message | null>(null)
const CatalogueContext = createContext<Omit<MessagesProviderProps, 'children'> | null>(null)
let loaded: Rich | undefined
let loading: Promise<Rich> | undefined

/** Loads the whole message format, once. A failed load is tried again at the next catalogue. */
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

type Catalogue = Pick<MessagesProviderProps, 'locale' | 'messages'> & { rich: Rich | undefined }

function messageOf(
  { locale, messages, rich }: Catalogue,
  onMissing: (problem: string, id: string) => void,
): Message {
  const told = new Set<string>()
  const report = (problem: string, id: string) => {
    if (told.has(id)) return
    told.add(id)
    onMissing(problem, id)
  }
  const sayRichly = rich?.richWords(locale, messages)
  return (id, values) => {
    const words = messages[id]
    if (words === undefined) {
      report('has no words in the catalogue', id)
      return id
    }
    try {
      if (isPlain(words)) return sayPlainly(words, values)
      // Nothing for a moment, rather than a plural's raw text: the rest of the format is on its way.
      return sayRichly ? sayRichly(id, values) : ''
    } catch {
      report('cannot be read with the values given', id)
      return words
    }
  }
}

const warn = (problem: string, id: string) => console.warn(`The message '${id}' ${problem}.`)

/**
 * Gives every part below it the site's words. Plain words are said at once; what reads plurals and selections is loaded
 * after the first paint, and only for a catalogue that has some.
 */
export function MessagesProvider({ locale, messages, onMissing = warn, children }: MessagesProviderProps) {
  const [rich, setRich] = useState(loaded)
  useEffect(() => {
    if (rich || Object.values(messages).every(isPlain)) return
    let isCurrent = true
    const load = async () => {
      try {
        const next = await loadRich()
        if (isCurrent) setRich(next)
      } catch {
        onMissing('and others like it cannot be read: the message format did not load', 'plural')
      }
    }
    void load()
    return () => {
      isCurrent = false
    }
  }, [rich, messages, onMissing])
  const message = useMemo(
    () => messageOf({ locale, messages, rich }, onMissing),
    [locale, messages, rich, onMissing],
  )
  const catalogue = useMemo(() => ({ locale, messages, onMissing }), [locale, messages, onMissing])
  return (
    <CatalogueContext value={catalogue}>
      <MessagesContext value={message}>{children}</MessagesContext>
    </CatalogueContext>
  )
}

/**
 * The words of a part that is loaded late, for everything in it, so that the first screen need not carry them. What the
 * site or the brand says of a key wins.
 */
export function MoreMessages({ messages, children }: Pick<MessagesProviderProps, 'messages' | 'children'>) {
  const above = useContext(CatalogueContext)
  if (!above) throw new Error('MoreMessages is used outside a MessagesProvider: wrap the site in one.')
  const all = useMemo(() => ({ ...messages, ...above.messages }), [messages, above.messages])
  return (
    <MessagesProvider {...above} messages={all}>
      {children}
    </MessagesProvider>
  )
}

/** The words of the site. A key without words shows itself, so that a hole is seen and nothing breaks. */
export function useMessage(): Message {
  const message = useContext(MessagesContext)
  if (!message)
    throw new Error('useMessage is used outside a MessagesProvider: wrap the site (or the test) in one.')
  return message
}
