export { createLive, type ConnectSocket, type LivePorts, type LiveSocket } from './createLive.ts'
export { askLive } from './ask.ts'
export { asSpecified, jittered, type Reconnection } from './reconnection.ts'
export { socketIo } from './socketIo.ts'
