import type { QueryClient } from '@tanstack/react-query'

/** The families of answers that are the same for everybody. All others belong to whoever is logged in. */
const publicFamilies: ReadonlySet<unknown> = new Set(['home', 'markets', 'configuration'])

/** Forgets everything the operator told the player who leaves. */
export function forgetPrivateAnswers(queryClient: QueryClient): void {
  const isPrivate = ({ queryKey }: { queryKey: readonly unknown[] }) => !publicFamilies.has(queryKey[0])
  void queryClient.cancelQueries({ predicate: isPrivate })
  queryClient.removeQueries({ predicate: isPrivate })
}
