import { readTexto } from './read-texto.ts'

/** The reader's own process: a proof comes in, its words go out; whatever a hostile file does stays in here. */
process.on('message', ({ id, bytes }: { id: number; bytes: Uint8Array }) => {
  void readTexto(bytes)
    .catch(() => ({ leido: false, motivo: 'danado' }) as const)
    .then((lectura) => process.send?.({ id, lectura }))
})
// Whoever started it is gone.
process.on('disconnect', () => process.exit(0))
