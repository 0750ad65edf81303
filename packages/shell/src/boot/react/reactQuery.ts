// Replaces TanStack Query in the bootstrap script: a query has the answer given for it, or none
// yet.

const answers = new Map<string, unknown>()

/** Sets the answer of the queries with this key. */
export const setQueryAnswer = (queryKey: readonly unknown[], data: unknown): void =>
  void answers.set(JSON.stringify(queryKey), data)

interface QueryOptions {
  queryKey: readonly unknown[]
  select?: (data: unknown) => unknown
}

const nothing = () => {}

export const queryOptions = <Options>(options: Options): Options => options
export const mutationOptions = <Options>(options: Options): Options => options

export function useQuery({ queryKey, select }: QueryOptions) {
  const answer = answers.get(JSON.stringify(queryKey))
  const isPending = answer === undefined
  return {
    data: isPending || !select ? answer : select(answer),
    dataUpdatedAt: isPending ? 0 : 1,
    error: null,
    isPending,
    isError: false,
    isFetching: true,
    refetch: nothing,
  }
}

export const useMutation = () => ({ mutate: nothing, isPending: false })
export const useQueryClient = () => ({ getQueryData: nothing, setQueryData: nothing })
