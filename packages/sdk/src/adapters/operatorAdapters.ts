import type * as z from 'zod/mini'
// oxlint-disable-next-line no-restricted-imports -- by the package's own name: in one file of types a namespace would name types as values.
import type * as published from '@kit/sdk/contract'
import type { AnyEndpoint, EndpointDeclaration, Refusal } from '../contract/endpoint.ts'
import type { AnySocketEvent } from '../contract/socket.ts'

type Contract = typeof published

/** The contract's calls by name. */
export type Calls = {
  [
    Name in keyof Contract as Contract[Name] extends AnyEndpoint ? Name : never
  ]: Contract[Name] extends AnyEndpoint ? Contract[Name] : never
}

/** A call as it is about to be sent, in the contract's form: on the wire, amounts are points and odds decimals. */
export interface WireCall<Fields = Record<string, unknown>> extends Pick<
  EndpointDeclaration<z.ZodMiniType, z.ZodMiniType>,
  'name' | 'method' | 'path' | 'encoding' | 'inQuery'
> {
  /** The fields that are sent, including those in braces in `path`. */
  fields: Fields
  headers: Readonly<Record<string, string>>
}

/** An operator's answer. */
export interface WireAnswer {
  status: number
  headers: Headers
  /** The parsed JSON; the text itself if it is not JSON, and undefined if it is empty. */
  body: unknown
}

/** An answer in the contract's form. */
export interface ContractAnswer<Docs = unknown> {
  /** 401 ends the login that made the call, 503 shows the maintenance page, any other but 2xx refuses. Default: as it came. */
  status?: number
  /**
   * For a success, `docs` in the contract's wire form, with the paging fields of a list; for a
   * refusal, the message for the player.
   */
  body?: { docs?: Docs; message?: string; [pagingField: string]: unknown } | Partial<Refusal>
  /** The token of a login, or a fresh one, where it does not come in the `authorization` header. */
  token?: string | undefined
}

/** Difference of another operator's call from the contract's. */
export interface CallAdapter<Fields = Record<string, unknown>, Docs = unknown> {
  /**
   * Returns the changes of the request. If it throws, nothing is sent, and the call is refused with
   * the code `not-sent`.
   */
  request?(call: WireCall<Fields>): Omit<Partial<WireCall>, 'fields'> & { fields?: object }
  /**
   * Converts an answer. The adapter of `everyCall` also receives refusals, that of a call does not.
   * If it throws, or its result fits no schema, the call fails as `malformed`.
   */
  answer?(answer: WireAnswer): ContractAnswer<Docs>
}

type AdapterOf<E extends AnyEndpoint> = CallAdapter<z.input<E['request']>, z.input<E['response']>>

/** Difference of another operator's event from the contract's. */
export interface EventAdapter<Payload = unknown> {
  /** Name at that operator. Default: the contract's. */
  event?: string
  /** Returns the payload in the contract's wire form; undefined if it is not this event. */
  received?(payload: unknown): Payload | undefined
  /** Returns the payload to send, for an event that the site sends. */
  sent?(payload: Payload): unknown
  /** The acknowledgement of a question as `{ docs }` or `{ error: { message, code } }`. */
  acknowledged?(answer: unknown): unknown
}

/** An event's name in the contract and its adapter: `adaptEvent` makes it. */
export type AdaptedEvent = readonly [event: string, adapter: EventAdapter]

/** Names the event that an adapter is of, for `OperatorAdapters.events`. */
export const adaptEvent = <E extends AnySocketEvent>(
  { event }: E,
  adapter: EventAdapter<z.input<E['payload']>>,
): AdaptedEvent => [event, adapter as EventAdapter]

/**
 * Between the contract and an operator that speaks otherwise. Schemas read what an adapter gives, so a wrong one fails as a
 * wrong answer does; the end of a login, maintenance and reloads are recognised after it.
 */
export interface OperatorAdapters {
  /**
   * Applied to every call: after the call's own adapter for requests, before it for answers. For
   * envelopes, headers, refusals.
   */
  everyCall?: CallAdapter
  calls?: { readonly [Name in keyof Calls]?: AdapterOf<Calls[Name]> }
  events?: readonly AdaptedEvent[]
  /**
   * Returns true if a refused socket means that the token is invalid. Default: its message is
   * `unauthorized`.
   */
  isTokenRefused?(error: Error): boolean
}
