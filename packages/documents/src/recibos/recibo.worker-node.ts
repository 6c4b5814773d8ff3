import { parentPort, workerData } from 'node:worker_threads'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { readRecibo } from './read-recibo.ts'

/** One reading, then gone: whatever a hostile file does stays in here. */
const { bytes } = workerData as { bytes: Uint8Array }
parentPort?.postMessage(await readRecibo(bytes, getDocument))
