/** This process among the others on the same database. */
export interface Presence {
  processNumber: number
  /** Runs `work` while no other process is running such work. */
  exclusively<Result>(work: () => Promise<Result>): Promise<Result>
  /** True when this process leads the others and so runs the feed. Checked repeatedly, since a leader may die. */
  isLeader(): Promise<boolean>
}

/** The in-process database has no other process. */
export const onlyProcess: Presence = {
  processNumber: 0,
  exclusively: (work) => work(),
  isLeader: async () => true,
}
