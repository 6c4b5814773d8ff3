import { type ArchivoPendiente, forgetPending, leftBehind, movePending } from '../../lib/pending-files.ts'

/** Files that a closed page did not send, of one draft: its XML, its PDFs and its layout. */
export type Dejado = { id: string; archivos: readonly ArchivoPendiente[] }

async function readDejados(de: string): Promise<Dejado[]> {
  // A PDF and a layout are kept under the draft's id with a word behind it.
  const porBorrador = Map.groupBy(await leftBehind(de), ({ borradorId }) => borradorId.split(':')[0] ?? '')
  return [...porBorrador].map(([id, archivos]) => ({ id, archivos }))
}

export const dejadosQuery = (de: string) => ({
  queryKey: ['borradores', 'dejados', de],
  queryFn: () => readDejados(de),
  // Another window may have sent or left some meanwhile.
  staleTime: 0,
})

export const nombresDe = ({ archivos }: Dejado): string[] => archivos.map(({ nombre }) => nombre)

/** Into a draft of its own, whose id it answers: theirs may have ended elsewhere. */
export async function resumeDejado({ id, archivos }: Dejado): Promise<string> {
  const nuevo = crypto.randomUUID()
  await movePending(archivos, id, nuevo)
  return nuevo
}

/** What this browser still has of a draft. */
export async function discardDejado(id: string, de: string): Promise<void> {
  const suyos = (await readDejados(de)).filter((uno) => uno.id === id)
  await forgetPending(suyos.flatMap(({ archivos }) => archivos.map(({ clave }) => clave)))
}
