'use client'
import { formatPoints, useMessage } from '@kit/ui'
import type { Minor } from '@kit/sdk/contract'

/** The balance does not cover what the bet can cost. */
export function NotEnoughPoints({ short }: { short: Minor }) {
  return useMessage()('betting.refusal.not-enough-points', { short: formatPoints(short) })
}
