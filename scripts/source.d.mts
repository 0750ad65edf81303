import type { UserConfig } from 'vite'

export declare const fromSource: Required<Pick<UserConfig, 'resolve' | 'environments'>>
export declare const foundBeforehand: { noDiscovery: true; include: string[] }
