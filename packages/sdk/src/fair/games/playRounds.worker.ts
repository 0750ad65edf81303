import { parentPort } from 'node:worker_threads'
import { playRounds, type Sitting } from './playRounds.ts'

parentPort?.on('message', (sitting: Sitting) => parentPort?.postMessage(playRounds(sitting)))
