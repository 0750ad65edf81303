/** Parses headers as the browser formats them, one per line. */
function headersOf(text: string): Headers {
  const headers = new Headers()
  for (const line of text.trim().split(/[\r\n]+/)) {
    const at = line.indexOf(':')
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim())
  }
  return headers
}

const bodiless = new Set([204, 205, 304])

/**
 * A `fetch` for one upload that reports the share of the body that was sent, 0 to 1, which the
 * browser's own does not. Throws as `fetch` does.
 */
export const uploadFetch =
  (onSent: (share: number) => void): typeof fetch =>
  (input, init = {}) =>
    new Promise((resolve, reject) => {
      const call = new XMLHttpRequest()
      const { signal } = init
      const cancel = () => call.abort()
      if (signal?.aborted) return reject(signal.reason)
      signal?.addEventListener('abort', cancel)
      const end = () => signal?.removeEventListener('abort', cancel)
      call.open(init.method ?? 'GET', String(input))
      call.responseType = 'arraybuffer'
      for (const [name, value] of new Headers(init.headers)) call.setRequestHeader(name, value)
      call.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onSent(loaded / total)
      })
      call.addEventListener('load', () => {
        end()
        const body = bodiless.has(call.status) ? null : (call.response as ArrayBuffer)
        resolve(new Response(body, { status: call.status, headers: headersOf(call.getAllResponseHeaders()) }))
      })
      call.addEventListener('error', () => {
        end()
        reject(new TypeError('The upload failed'))
      })
      call.addEventListener('abort', () => {
        end()
        reject(signal?.reason ?? new DOMException('The upload was cancelled', 'AbortError'))
      })
      call.send((init.body ?? null) as XMLHttpRequestBodyInit | null)
    })
