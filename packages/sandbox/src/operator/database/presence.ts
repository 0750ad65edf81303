/** What a process of the operator is among the others on its database. */
export interface Presence {
  /** Names the process while it lives. */
  processNumber: number
  /** Runs `work` while no other process does the same. */
  exclusively<Result>(work: () => Promise<Result>): Promise<Result>
  /** True when this process leads the others: it runs the feed. Asked again and again, since the one that leads may die. */
  isLeader(): Promise<boolean>
}

/** A database inside this process has no other. */
export const onlyProcess: Presence = {
  processNumber: 0,
  exclusively: (work) => work(),
  isLeader: async () => true,
}
