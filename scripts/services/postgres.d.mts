export function whyNoPostgres(): string | undefined
export function startPostgres(options?: {
  isDurable?: boolean
}): Promise<{ url: string; stop: () => Promise<void> }>
