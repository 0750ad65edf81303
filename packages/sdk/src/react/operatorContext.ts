'use client'
import { createContext, use } from 'react'
import type { Operator } from '../operator.ts'

/** The operator of the site around a component. A site of the kit gives its own. */
export const OperatorContext = /* @__PURE__ */ createContext<Operator | null>(null)

/** The operator of the site: its calls, its socket, its session. Throws outside a site. */
export function useOperator(): Operator {
  const operator = use(OperatorContext)
  if (operator) return operator
  throw new Error('Hooks of @kit/sdk/react must be used inside Site or HeadlessSite.')
}
