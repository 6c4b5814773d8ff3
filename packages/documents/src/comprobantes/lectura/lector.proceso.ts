import { readImagenDeComprobante, readTexto } from './read-texto.ts'

export type TareaDeLectura = 'texto' | 'imagen'

/** The reader's own process: a proof comes in, its words go out; whatever a hostile file does stays in here. */
process.on('message', ({ id, tarea, bytes }: { id: number; tarea: TareaDeLectura; bytes: Uint8Array }) => {
  void (tarea === 'texto' ? readTexto(bytes) : readImagenDeComprobante(bytes))
    .catch(() => ({ leido: false, motivo: 'danado' }) as const)
    .then((lectura) => process.send?.({ id, lectura }))
})
// Whoever started it is gone.
process.on('disconnect', () => process.exit(0))
