import { readZip, type ZipAbierto } from './read-zip.ts'

self.onmessage = async ({ data: file }: MessageEvent<Blob>) => {
  const abierto = await file.arrayBuffer().then(
    (bytes) => readZip(new Uint8Array(bytes)),
    (): ZipAbierto => ({ falla: true }),
  )
  self.postMessage(abierto)
}
