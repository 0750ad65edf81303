// The calls of a game's page. The token is in the body, and the site is notified when the connection fails or
// returns.

import { notifySite } from './site.js'

const { token } = document.body.dataset

export const hasToken = Boolean(token)

let isConnected = true

function connected(now) {
  if (now === isConnected) return
  isConnected = now
  notifySite('connection', { isOnline: now })
}

async function post(what, fields, signal) {
  try {
    const response = await fetch(`/casino-games/${what}`, {
      method: 'POST',
      body: new URLSearchParams({ token, ...fields }),
      credentials: 'omit',
      signal,
    })
    connected(true)
    return response
  } catch (error) {
    connected(false)
    throw error
  }
}

async function refuse(response) {
  const { code, message } = await response.json()
  if (code === 'game-over') notifySite('over')
  throw Object.assign(new Error(message), { isRefusal: true })
}

/**
 * Makes a call. Throws with `isRefusal` if the operator refuses it, and any other error if there is no
 * answer.
 */
export async function ask(what, fields = {}) {
  const response = await post(what, fields, AbortSignal.timeout(10_000))
  return response.ok ? response.json() : refuse(response)
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

async function readLines(response, onLine) {
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const lines = (rest + value).split('\n')
    rest = lines.pop()
    for (const line of lines) if (line) onLine(JSON.parse(line))
  }
}

/** As long as the page is open. A broken connection is opened again. */
export async function follow(what, onLine) {
  for (let wait = 500; ; wait = Math.min(wait * 2, 8000)) {
    try {
      const response = await post(what, {})
      if (!response.ok) return await refuse(response)
      await readLines(response, (line) => {
        wait = 500
        onLine(line)
      })
    } catch (error) {
      if (error.isRefusal) return
      connected(false)
    }
    await pause(wait)
  }
}
