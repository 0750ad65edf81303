export function whyNoRedis(): string | undefined
export function startRedis(options?: { port?: number }): Promise<{ url: string; stop: () => Promise<void> }>
