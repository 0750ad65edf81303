interface Policy {
  createScriptURL(url: string): string
}
interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy
}

const isOwn = (url: string): boolean => new URL(url, window.location.href).origin === window.location.origin

let policy: Policy | undefined

/** The URL as a TrustedScriptURL, with one policy for workers of this origin. */
export function trusted(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  const rules: Policy = {
    createScriptURL(asked) {
      if (!isOwn(asked)) throw new TypeError('Workers must be loaded from this origin')
      return asked
    },
  }
  policy ??= trustedTypes?.createPolicy('kit-worker', rules) ?? rules
  return policy.createScriptURL(url)
}

/** Starts a worker of this origin, a module unless it is `classic`; undefined where the browser or its policy refuses. */
export function startWorker(url: string, type: WorkerType = 'module'): Worker | undefined {
  try {
    return new Worker(trusted(url), { type })
  } catch {
    return undefined
  }
}
