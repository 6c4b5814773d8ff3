import { parentPort } from 'node:worker_threads'
import { readUuids } from './read-uuids.ts'

parentPort?.on('message', (bytes: Uint8Array) => {
  void readUuids(bytes).then((lectura) => parentPort?.postMessage(lectura))
})
