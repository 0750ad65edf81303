import type { UserConfig } from 'vite'

export declare const fromSource: Required<Pick<UserConfig, 'resolve' | 'environments'>>
