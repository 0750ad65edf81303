export interface Presence {
  processNumber: number
  /** Runs work that no other process runs meanwhile. */
  exclusively<Result>(work: () => Promise<Result>): Promise<Result>
  /**
   * Returns true if this process is the leader and runs the feed. Checked repeatedly, because a leader may
   * stop.
   */
  isLeader(): Promise<boolean>
}

export const onlyProcess: Presence = {
  processNumber: 0,
  exclusively: (work) => work(),
  isLeader: async () => true,
}
