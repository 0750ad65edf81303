interface Policy {
  createScriptURL(url: string): string
}
interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy
}

const isOwn = (url: string): boolean => new URL(url, window.location.href).origin === window.location.origin

let policy: Policy | undefined

/** The URL as a TrustedScriptURL, with one policy for workers of this origin. */
function trusted(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  const rules: Policy = {
    createScriptURL(asked) {
      if (!isOwn(asked)) throw new TypeError('A worker is of this origin')
      return asked
    },
  }
  policy ??= trustedTypes?.createPolicy('kit-worker', rules) ?? rules
  return policy.createScriptURL(url)
}

/** Starts a module worker of this origin; undefined where the browser or its policy refuses. */
export function startWorker(url: string): Worker | undefined {
  try {
    return new Worker(trusted(url), { type: 'module' })
  } catch {
    return undefined
  }
}
