import { getDocument } from 'pdfjs-dist/build/pdf.min.mjs'
import 'pdfjs-dist/build/pdf.worker.min.mjs'
import { readRecibo } from '@valija/documents/recibos/read-recibo.ts'
import type { LecturaRecibo } from '@valija/documents/recibos/tipos.ts'

export type MensajeLectura = { recibo: LecturaRecibo }

// The document's types are those of a page; in here `self` is a worker's.
const worker = self as unknown as {
  onmessage: ((event: MessageEvent<unknown>) => void) | null
  postMessage(message: MensajeLectura): void
}

/** One receipt, one worker: it is ended after its answer, or when its time is over. */
worker.onmessage = ({ data }) => {
  if (!(data instanceof ArrayBuffer)) return
  void readRecibo(new Uint8Array(data), getDocument).then(
    (recibo) => worker.postMessage({ recibo }),
    () => worker.postMessage({ recibo: { leido: false, motivo: 'danado' } }),
  )
}
