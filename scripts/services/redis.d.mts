export function whyNoRedis(): string | undefined
export function startRedis(): Promise<{ url: string; stop: () => Promise<void> }>
