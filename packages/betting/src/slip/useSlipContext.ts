'use client'
import { useMessage } from '@kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useBetting } from '../site/bettingContext.ts'
import type { SlipContext } from './slipContext.ts'

/** The same object while services, answers and words are the same. */
export function useSlipContext(): SlipContext {
  const betting = useBetting()
  const queries = useQueryClient()
  const message = useMessage()
  return useMemo(() => ({ betting, queries, message }), [betting, queries, message])
}
