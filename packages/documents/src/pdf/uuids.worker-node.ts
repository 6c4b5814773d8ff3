import { parentPort, workerData } from 'node:worker_threads'
import { readUuids } from './read-uuids.ts'

/** One group of files, then gone: whatever a hostile one does stays in here. */
const { archivos } = workerData as { archivos: Uint8Array[] }
for (const bytes of archivos) parentPort?.postMessage(await readUuids(bytes))
