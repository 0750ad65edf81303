import { publicFamilies } from '@kit/sdk/query'
import type { QueryClient } from '@tanstack/react-query'

export function forgetPrivateAnswers(queryClient: QueryClient): void {
  const isPrivate = ({ queryKey }: { queryKey: readonly unknown[] }) =>
    !publicFamilies.some((family) => family === queryKey[0])
  void queryClient.cancelQueries({ predicate: isPrivate })
  queryClient.removeQueries({ predicate: isPrivate })
}
