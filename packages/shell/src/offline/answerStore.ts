/**
 * Keeps the last answers of logins in this browser. Writes of one page run in the order of the
 * calls.
 */
export interface AnswerStore {
  read(owner: string): Promise<unknown>
  write(owner: string, record: { keptAt: number }): Promise<void>
  remove(owner: string): Promise<void>
  /** Removes answers kept before a time, in ms since the epoch; all of them without a time. */
  removeBefore(time?: number): Promise<void>
}

const databaseName = 'kit.offline'
const storeName = 'answers'

const settled = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser stores nothing')))
  })

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1)
  request.addEventListener('upgradeneeded', () => void request.result.createObjectStore(storeName))
  return settled(request)
}

/** Stores answers in IndexedDB: local storage must hold no money and blocks the page on writes. */
export function indexedAnswerStore(): AnswerStore {
  let last: Promise<unknown> = Promise.resolve()
  const inOrder = <Result>(work: (store: IDBObjectStore) => Promise<Result>): Promise<Result> => {
    const result = last.then(async () => {
      const database = await open()
      try {
        return await work(database.transaction(storeName, 'readwrite').objectStore(storeName))
      } finally {
        database.close()
      }
    })
    last = result.catch(() => {})
    return result
  }
  return {
    read: (owner) => inOrder((store) => settled<unknown>(store.get(owner))),
    write: (owner, record) => inOrder(async (store) => void (await settled(store.put(record, owner)))),
    remove: (owner) => inOrder((store) => settled(store.delete(owner))),
    removeBefore: (time = Infinity) =>
      inOrder(async (store) => {
        for (const owner of await settled(store.getAllKeys())) {
          const { keptAt } = (await settled(store.get(owner))) as { keptAt?: number }
          if (!(typeof keptAt === 'number' && keptAt >= time)) await settled(store.delete(owner))
        }
      }),
  }
}
