export function chromiumPath(): string | undefined
export function chromiumLaunch(): { executablePath?: string; args: string[] }
export function headlessLaunch(): { executablePath?: string; args: string[] }
