import { useQueryClient } from '@tanstack/react-query'
import { borradores } from '@valija/contract/messages/borradores.ts'
import { useRef, useState } from 'react'
import { borradoresApi } from '../../lib/llamadas/borradores.ts'
import { sortFiles } from '../../lib/sort-files.ts'
import { useGroupUpload } from '../../lib/use-group-upload.ts'
import type { Fila } from '../../ui/facturas/fila.ts'
import { borradorQuery } from './borrador-calls.ts'
import { noteDrop } from './papeles.ts'
import { takenHere } from './use-filas.ts'

/**
 * The factura that corrects a row, dropped on it with its PDF or without: it takes the place of the other, whose verdict
 * stays until the server has the new one, and is checked by itself.
 */
export function useCorregir(id: string, onHecha: (antes: Fila, despues: string) => void) {
  const client = useQueryClient()
  const [mal, setMal] = useState<string | null>(null)
  const nuevas = useRef(new Map<string, string>())
  const { rows, error, add, remove } = useGroupUpload({
    grupo: 1,
    send: async (form, fila = '') => {
      const archivo = form.get('archivos')
      if (!(archivo instanceof File) || !/\.xml$/i.test(archivo.name)) {
        const cfdi = nuevas.current.get(fila) ?? fila
        return borradoresApi.subirPdfs({ params: { id }, query: { cfdi }, form })
      }
      const carga = await borradoresApi.subirCfdis({ params: { id }, query: { reemplaza: fila }, form })
      const nueva = carga.archivos[0]?.id
      if (nueva) nuevas.current.set(fila, nueva)
      return carga
    },
    onDone: () => client.invalidateQueries(borradorQuery(id)),
  })
  const correct = async (fila: Fila, dropped: readonly File[]) => {
    const { xml, pdf, fuera } = await sortFiles(dropped)
    const cabe = fila.id !== null && xml.length <= 1 && pdf.length <= 1 && xml.length + pdf.length > 0
    setMal([...(cabe ? [] : [borradores.unaCorregida]), ...fuera].join(' ') || null)
    if (fila.id === null || !cabe) return
    noteDrop(id)
    nuevas.current.delete(fila.id)
    takenHere.add(fila.id)
    await add([...xml, ...pdf], fila.id)
    const nueva = nuevas.current.get(fila.id)
    if (nueva !== undefined) onHecha(fila, nueva)
  }
  return { rows, error, mal, correct, remove }
}
