/** Time that a probe waits for the database, in ms. */
const patienceMs = 1000

/** Rejects if the work takes longer than a probe waits. */
export function inTime<Value>(work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The work took too long.')), patienceMs)
    void work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
