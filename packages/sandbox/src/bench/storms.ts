import { once } from 'node:events'
import { request } from 'node:http'
import { connect, type Socket as Connection } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { io } from 'socket.io-client'
import { quantile, startSubject, usageOf } from './startSubject.ts'

// Measures how much strangers can slow everyone else: with many pictures, socket requests or connections.

type Subject = Awaited<ReturnType<typeof startSubject>>

const say = (line: string): boolean => process.stdout.write(`${line}\n`)
const ms = (value: number): string => `${value.toFixed(0)} ms`

async function withSubject(args: readonly string[], measure: (subject: Subject) => Promise<void>) {
  const subject = await startSubject(args)
  try {
    await measure(subject)
  } finally {
    subject.child.kill('SIGTERM')
    await once(subject.child, 'exit')
  }
}

async function homeMs(url: string, localAddress = '127.0.0.1'): Promise<number> {
  const from = performance.now()
  await new Promise<void>((resolve, reject) => {
    const sent = request(`${url}/api/common/home`, { localAddress, agent: false }, (answer) => {
      answer.resume()
      answer.once('end', resolve)
    })
    sent.once('error', reject)
    sent.end()
  })
  return performance.now() - from
}

/** Requests the home document every 50 ms until `work` is done, for at least five seconds. */
async function homeDuring(url: string, work: Promise<unknown>) {
  const times: number[] = []
  const asked: Promise<unknown>[] = []
  const state = { isDone: false }
  void work.finally(() => (state.isDone = true))
  const begun = performance.now()
  while (!state.isDone || performance.now() - begun < 5000) {
    asked.push(homeMs(url).then((time) => times.push(time)))
    await wait(50)
  }
  await Promise.all(asked)
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99), most: Math.max(...times) }
}

async function demoToken(url: string, number: number): Promise<string> {
  const [userName, password] = [`demo_storm_${number}`, 'a long 1 for the storm']
  const form = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) })
  const fields = { userName, password, email: '', phone: '', fullName: 'Storm' }
  await fetch(`${url}/api/auth/signup/demo`, form(fields))
  const loggedIn = await fetch(`${url}/api/auth`, form({ email: userName, password }))
  return (loggedIn.headers.get('authorization') ?? '').replace('Bearer ', '')
}

/**
 * Uploads 54 flat pictures of 25 million pixels and a few kilobytes each, from six accounts at the same time.
 */
async function measureUploads(name: string, { child, url }: Subject, tokens: readonly string[]) {
  const flat = { create: { width: 5000, height: 5000, channels: 3 as const, background: '#336699' } }
  const gif = new Blob([new Uint8Array(await sharp(flat).gif().toBuffer())], { type: 'image/gif' })
  const upload = async (token: string): Promise<number> => {
    const body = new FormData()
    body.set('bucketName', 'backendAsset')
    body.set('image', gif, 'flat.gif')
    const headers = { authorization: `Bearer ${token}` }
    return (await fetch(`${url}/api/user/setting/s3Image`, { method: 'POST', headers, body })).status
  }
  const all = Promise.all(tokens.flatMap((token) => Array.from({ length: 9 }, () => upload(token))))
  let mostBytes = 0
  const watching = setInterval(() => {
    void usageOf(child).then(({ bytes }) => (mostBytes = Math.max(mostBytes, bytes)))
  }, 500)
  const { p50, p99, most } = await homeDuring(url, all)
  clearInterval(watching)
  const statuses = await all
  const counts = [...new Set(statuses)].map((status) => {
    const count = statuses.filter((one) => one === status).length
    return `${count} x ${status}`
  })
  say(
    `${name}: home p50 ${ms(p50)}, p99 ${ms(p99)}, at most ${ms(most)}; ${(mostBytes / 1024 ** 2).toFixed(0)} MB; ${counts.join(', ')}`,
  )
}

/** Opens 50 anonymous sockets that each request all markets 20 times a second, for five seconds. */
async function measureQuestions({ child, url }: Subject) {
  let received = 0
  const sockets = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const socket = io(url, { transports: ['websocket'], reconnection: false, forceNew: true })
      await new Promise<void>((resolve) => socket.once('connect', () => resolve()))
      socket.io.engine.on('packet', ({ data }: { data?: string }) => (received += data?.length ?? 0))
      return socket
    }),
  )
  await wait(1000)
  received = 0
  const before = await usageOf(child)
  const seconds = 5
  for (let turn = 0; turn < seconds * 20; turn++) {
    for (const socket of sockets) socket.emit('getAllMarket', {}, () => {})
    await wait(50)
  }
  const after = await usageOf(child)
  const share = (after.cpuMs - before.cpuMs) / (seconds * 1000)
  say(
    `Questions of 50 sockets: ${(received / seconds / 1024 ** 2).toFixed(2)} MB/s answered, ${(share * 100).toFixed(0)} % of a core`,
  )
  sockets.forEach((socket) => socket.disconnect())
}

/**
 * Opens 1,500 connections that send one byte, and 200 that send their body slowly. The home document is
 * requested from another address.
 */
async function measureConnections({ url }: Subject) {
  const port = Number(new URL(url).port)
  const open: Connection[] = []
  const begin = (first: string) => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.on('error', () => {})
    socket.resume()
    socket.once('connect', () => socket.write(first))
    open.push(socket)
  }
  const body =
    'POST /api/auth HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{'
  for (let made = 0; made < 200; made++) begin(body)
  for (let made = 0; made < 1500; made++) begin('G')
  const trickle = setInterval(
    () => open.slice(0, 200).forEach((socket) => socket.writable && socket.write(' ')),
    1000,
  )
  const alive = () => open.filter((socket) => socket.readyState === 'open').length
  await wait(2000)
  const atFirst = alive()
  const home = await homeMs(url, '127.0.0.2')
  await wait(43_000)
  say(
    `Connections of one address: ${atFirst} of 1700 open after 2 s, ${alive()} after 45 s; home for another address ${ms(home)}`,
  )
  clearInterval(trickle)
  open.forEach((socket) => socket.destroy())
}

export async function measureStorms(): Promise<void> {
  await withSubject(['--players', '6', '--events', '60'], async (subject) => {
    const { p50, p99 } = await homeDuring(subject.url, wait(5000))
    say(`At rest: home p50 ${ms(p50)}, p99 ${ms(p99)}`)
    const demos: string[] = []
    for (let made = 0; made < 6; made++) demos.push(await demoToken(subject.url, made))
    await measureUploads('54 pictures of 6 demo accounts', subject, demos)
    await measureUploads('54 pictures of 6 players', subject, subject.tokens)
  })
  await withSubject(['--players', '1', '--events', '60'], measureQuestions)
  await withSubject(['--players', '1', '--limits', 'default'], measureConnections)
}
