import { comisiones } from '@valija/contract/messages/comisiones.ts'
import { comisionesPantalla } from '@valija/contract/messages/comisiones-pantalla.ts'
import type { FacturaDePrefactura } from '@valija/contract/prefacturas.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { underTitle } from '../../lib/api-error.ts'
import { sortFiles } from '../../lib/sort-files.ts'
import { useAfter } from '../../lib/use-after.ts'
import { seVa, useWork } from '../../lib/use-work.ts'
import { dismissToast, toast } from '../../ui/toasts.ts'
import { maxWaitMs } from '../../ui/waiting.tsx'
import { handIn, saveFactura } from './prefacturas-calls.ts'

const t = comisionesPantalla.factura

/** Files dropped beside a sheet, on their way to the pre-invoice that was made of it. */
export type Soltados = { prefactura: number | null; archivos: readonly File[] }
export type FacturaOptions = {
  /** Of the pre-invoice. */
  id: number
  data: FacturaDePrefactura | undefined
  onSaved: () => void
  soltados: Soltados
  onTaken: () => void
}
/** Takes the files of an invoice in, and saves it; `fuera`: what was left out, each with why. */
export function useFactura({ id, data, onSaved, soltados, onTaken }: FacturaOptions) {
  const { busy, failure, run } = useWork()
  const late = useAfter(busy, maxWaitMs)
  const [fuera, setFuera] = useState<readonly string[]>([])
  const take = (files: readonly File[]) =>
    run(async () => {
      const { xml, pdf, fuera } = await sortFiles(files)
      const [primero, ...deMas] = pdf
      const left = [...fuera, ...deMas.map(({ name }) => t.pdfDeMas({ nombre: name }))]
      setFuera(left)
      await handIn(id, xml, primero).catch((error: unknown) => {
        if (primero && xml.length > 0) setFuera([...left, t.pdfNoTomado({ nombre: primero.name })])
        throw error
      })
    })
  const takeSoltados = useEffectEvent(() => {
    if (soltados.prefactura !== id || soltados.archivos.length === 0) return
    onTaken()
    void take(soltados.archivos)
  })
  useEffect(() => takeSoltados(), [])
  const save = () =>
    run(async () => {
      const waiting = toast(t.guardandoTexto, { title: t.guardando, tono: 'info' })
      const { mensaje, nombre } = await saveFactura(id, data?.factura?.cabecera?.uuid)
        .catch(underTitle(comisiones.facturaComisionFallo))
        .finally(() => dismissToast(waiting))
      toast(`${nombre}. ${t.guardadaTexto}`, { title: mensaje, tono: 'ok' })
      onSaved()
      return seVa
    })
  return { busy, late, failure, fuera, take, save, run }
}
