declare module 'virtual:moments' {
  import type { Take } from './take.ts'
  import type { WorstMoment } from './worstMoments.ts'

  export const takes: (Pick<Take, 'id' | 'title' | 'isRecorded'> & {
    lengthMs: number
    moments: WorstMoment[]
  })[]
  export const loaders: Record<string, () => Promise<{ default: Take }>>
}
